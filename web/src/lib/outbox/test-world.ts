import type { Scheduler } from 'fast-check';
import type { Entry, Write } from './entry.ts';
import { Outbox } from './outbox.ts';
import type { OutboxPorts, OutboxStore, Sent } from './ports.ts';

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

  handle({ id, what }: Entry): string {
    const earlier = this.#answers.get(id);
    if (earlier !== undefined) return earlier;

    this.done.push(what);
    this.#answers.set(id, what);
    return what;
  }
}

/** The storage of a device: survives every kill of the application. */
class TestStore implements OutboxStore {
  #entries: Entry[] = [];
  list = async () => [...this.#entries];
  add = async (entries: readonly Entry[]) => void this.#entries.push(...entries);
  fileOf = async () => null;
  update = async (entry: Entry) => {
    this.#entries = this.#entries.map((one) => (one.id === entry.id ? entry : one));
  };
  remove = async (id: string) => {
    this.#entries = this.#entries.filter((one) => one.id !== id);
  };
  replace = async (id: string, by: readonly Entry[]) => {
    this.#entries = this.#entries.flatMap((one) => (one.id === id ? by : [one]));
  };
  has = (what: string) => this.#entries.some((one) => one.what === what);
}

const never = () => new Promise<never>(() => undefined);

/** A lock of the browser: given to one tab at a time, and taken from a tab that is killed. */
class TestLock {
  #holder: object | null = null;
  readonly #queue: [tab: object, start: () => void][] = [];

  async hold(tab: object, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((start) => {
      this.#queue.push([tab, start]);
      this.#next();
    });
    await work().finally(() => this.release(tab));
  }

  release(tab: object): void {
    const waiting = this.#queue.findIndex(([one]) => one === tab);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    if (this.#holder === tab) this.#holder = null;
    this.#next();
  }

  #next(): void {
    if (this.#holder) return;
    const [first] = this.#queue.splice(0, 1);
    if (!first) return;
    this.#holder = first[0];
    first[1]();
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
  weather: Weather = 'online';
  tabs: Tab[] = [];
  readonly #scheduler: Scheduler;
  readonly #lock = new TestLock();
  #ids = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** A page, which sends until nothing is left. */
  open(): void {
    this.#make().wake();
  }

  /** The service worker, which tries once; the browser wakes it again later. */
  wakeWorker(): void {
    void this.#make().sendOnce();
  }

  #make(): Outbox {
    const tab = { isAlive: true };
    const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
      await this.#scheduler.schedule(Promise.resolve(), name);
      if (!tab.isAlive) return never();
      const result = await work();
      await this.#scheduler.schedule(Promise.resolve(), `after ${name}`);
      return tab.isAlive ? result : never();
    };
    const { store } = this;
    const ports: OutboxPorts = {
      store: {
        list: () => step('list', store.list),
        add: (entries) => step('add', () => store.add(entries)),
        fileOf: () => step('file', store.fileOf),
        update: (entry) => step('update', () => store.update(entry)),
        remove: (id) => step('remove', () => store.remove(id)),
        replace: (id, by) => step('replace', () => store.replace(id, by)),
      },
      send: (entry) => step('send', () => this.#send(entry)),
      exclusively: (work) => (tab.isAlive ? this.#lock.hold(tab, work) : never()),
      pause: () => step('pause', () => undefined),
      newId: () => `key ${this.#ids++}`,
      now: () => '',
    };
    const outbox = new Outbox(ports);
    const kill = () => {
      tab.isAlive = false;
      this.#lock.release(tab);
    };
    this.tabs.push({ outbox, kill });
    return outbox;
  }

  killAll(): void {
    for (const { kill } of this.tabs) kill();
    this.tabs = [];
  }

  write(write: Write): void {
    const [tab] = this.tabs;
    void tab?.outbox.add([write]).then(() => this.acknowledged.push(write.what));
  }

  #send(entry: Entry): Sent {
    switch (this.weather) {
      case 'online':
        return { kind: 'done', answer: this.server.handle(entry) };
      case 'answer-lost':
        this.server.handle(entry);
        return { kind: 'unreachable' };
      case 'late':
        void this.#scheduler
          .schedule(Promise.resolve(), 'late')
          .then(() => this.server.handle(entry));
        return { kind: 'unreachable' };
      case 'busy':
        return { kind: 'busy', refusal: { code: 'unavailable', status: 503 } };
      default:
        return { kind: 'unreachable' };
    }
  }
}
