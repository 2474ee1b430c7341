import type { Scheduler } from 'fast-check';
import type { Entry, Write } from './entry.ts';
import { Outbox } from './outbox.ts';
import type { OutboxFile, OutboxPorts, OutboxStore, Sent } from './ports.ts';

/** What a request meets on its way. */
export type Weather =
  | 'online'
  | 'offline'
  /** Done, but the answer never comes. */
  | 'answer-lost'
  /** Done after the sender has given up. */
  | 'late'
  /** The server stops before it commits. */
  | 'server-killed'
  /** 503 */
  | 'busy'
  /** The session has ended. */
  | 'signed-out';

/** Does each key once, as `platform/http/idempotency.ts`, whose own tests show that it does. */
class TestServer {
  readonly #answers = new Map<string, string>();
  readonly done: string[] = [];
  /** What was sent as it was chosen. */
  readonly raw: string[] = [];

  handle({ id, what }: Entry, file: OutboxFile | null): string {
    const earlier = this.#answers.get(id);
    if (earlier !== undefined) return earlier;
    if (file?.isRaw) this.raw.push(what);

    this.done.push(what);
    this.#answers.set(id, what);
    return what;
  }
}

/** The storage of a device: survives every kill of the application. */
class TestStore implements OutboxStore {
  #entries: Entry[] = [];
  list = async () => [...this.#entries];
  readonly #files = new Map<string, OutboxFile>();
  add = async (entries: readonly Entry[], files: ReadonlyMap<string, OutboxFile>) => {
    const moved = new Set(entries.map(({ id }) => id));
    this.#entries = [...this.#entries.filter(({ id }) => !moved.has(id)), ...entries];
    for (const [id, file] of files) this.#files.set(id, file);
  };
  readFile = async (id: string) => this.#files.get(id) ?? null;
  setPrepared = async (id: string, file: OutboxFile) => {
    if (this.#files.get(id)?.isRaw) this.#files.set(id, file);
  };
  update = async (entry: Entry) => {
    this.#entries = this.#entries.map((item) => (item.id === entry.id ? entry : item));
  };
  remove = async (id: string) => {
    this.#entries = this.#entries.filter((entry) => entry.id !== id);
  };
  replace = async (id: string, by: readonly Entry[]) => {
    this.#entries = this.#entries.flatMap((entry) => (entry.id === id ? by : [entry]));
  };
  has = (what: string) => this.#entries.some((entry) => entry.what === what);
}

const waitForever = () => new Promise<never>(() => undefined);

interface LockRequest {
  tab: object;
  start: () => void;
}

/** A lock of the browser: given to one tab at a time, and taken from a tab that is killed. */
class TestLock {
  #holder: LockRequest | null = null;
  #queue: LockRequest[] = [];

  async hold(tab: object, work: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = { tab, start: resolve };
    this.#queue.push(request);
    this.#next();
    await promise;
    await work().finally(() => this.#release(request));
  }

  takeFrom(tab: object): void {
    this.#queue = this.#queue.filter((request) => request.tab !== tab);
    if (this.#holder?.tab === tab) this.#release(this.#holder);
  }

  #release(request: LockRequest): void {
    if (this.#holder !== request) return;
    this.#holder = null;
    this.#next();
  }

  #next(): void {
    if (this.#holder) return;
    const first = this.#queue.shift();
    if (!first) return;
    this.#holder = first;
    first.start();
  }
}

interface Tab {
  outbox: Outbox;
  kill: () => void;
}

/** A device with tabs, a network and a server, of which every step happens in an order that the scheduler chooses. */
export class TestWorld {
  readonly server = new TestServer();
  readonly store = new TestStore();
  readonly acknowledged: string[] = [];
  /** Photos that were chosen. */
  readonly kept: string[] = [];
  readonly saved = new Set<string>();
  readonly #chosen = new Set<string>();
  weather: Weather = 'online';
  tabs: Tab[] = [];
  #workers: Tab[] = [];
  readonly #scheduler: Scheduler;
  readonly #lock = new TestLock();
  #ids = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** A page, which sends until nothing is left. */
  open(): void {
    const tab = this.#make();
    this.tabs.push(tab);
    tab.outbox.wake();
  }

  /** The service worker, which tries once; the browser wakes it again later. */
  wakeWorker(): void {
    const worker = this.#make();
    this.#workers.push(worker);
    void worker.outbox.sendOnce();
  }

  #make(): Tab {
    const tab = { isAlive: true };
    const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
      await this.#scheduler.schedule(Promise.resolve(), name);
      if (!tab.isAlive) return waitForever();
      const result = await work();
      await this.#scheduler.schedule(Promise.resolve(), `after ${name}`);
      return tab.isAlive ? result : waitForever();
    };
    const { store } = this;
    const ports: OutboxPorts = {
      store: {
        list: () => step('list', store.list),
        add: (entries, files) => step('add', () => store.add(entries, files)),
        readFile: (id) => step('file', () => store.readFile(id)),
        setPrepared: (id, file) => step('prepared', () => store.setPrepared(id, file)),
        update: (entry) => step('update', () => store.update(entry)),
        remove: (id) => step('remove', () => store.remove(id)),
        replace: (id, by) => step('replace', () => store.replace(id, by)),
      },
      prepare: (_id, file) => step('prepare', () => new File(['klein'], file.name)),
      send: (entry, file) => step('send', () => this.#send(entry, file)),
      exclusively: (work) => (tab.isAlive ? this.#lock.hold(tab, work) : waitForever()),
      pause: () => step('pause', () => undefined),
      newId: () => `key ${this.#ids++}`,
      now: () => '',
    };
    const outbox = new Outbox(ports);
    const kill = () => {
      tab.isAlive = false;
      this.#lock.takeFrom(tab);
    };
    return { outbox, kill };
  }

  killAll(): void {
    for (const { kill } of [...this.tabs, ...this.#workers]) kill();
    this.tabs = [];
    this.#workers = [];
  }

  write(write: Write): void {
    const [tab] = this.tabs;
    void tab?.outbox.add([write]).then(() => this.acknowledged.push(write.what));
  }

  /** Chooses a photo, which is not sent yet. */
  choose(photo: Write & { id: string }): void {
    const [tab] = this.tabs;
    if (this.#chosen.has(photo.id)) return;
    this.#chosen.add(photo.id);
    const kept = tab?.outbox.add([{ ...photo, isDraft: true }]);
    void kept?.then(() => this.kept.push(photo.what));
  }

  /** Saves a photo that was kept when it was chosen, in any tab and after any kill. */
  save(photo: Write): void {
    const isKept = this.kept.includes(photo.what);
    if (!isKept || this.saved.has(photo.what)) return;
    this.saved.add(photo.what);
    this.write(photo);
  }

  #send(entry: Entry, file: OutboxFile | null): Sent {
    switch (this.weather) {
      case 'online':
        return { kind: 'done', answer: this.server.handle(entry, file) };
      case 'answer-lost':
        this.server.handle(entry, file);
        return { kind: 'unreachable' };
      case 'late':
        void this.#scheduler
          .schedule(Promise.resolve(), 'late')
          .then(() => this.server.handle(entry, file));
        return { kind: 'unreachable' };
      case 'busy':
        return { kind: 'busy', refusal: { code: 'unavailable', status: 503 } };
      default:
        return { kind: 'unreachable' };
    }
  }
}
