import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { formatClock } from '../dates/moments.ts';
import { notify } from '../notify.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { type Delivery, deliverWrites } from './deliver.ts';
import type { Entry, OutboxEvent, Write } from './entry.ts';
import { groupEntries } from './groups.ts';
import { type OutboxOnDevice, type OutboxOwner, openOutboxOnDevice } from './on-device.ts';
import type { OutboxPorts } from './ports.ts';
import { type OutboxCalls, sendBy } from './send.ts';
import { clearOutboxState, type OutboxActions, outboxState } from './state.ts';

/** The time without an answer after which a write is reported as kept. */
const TIMEOUT_MS = 4_000;
/** The same while earlier writes wait. */
const TIMEOUT_WHILE_BEHIND_MS = 500;

/** A name that is taken stays taken: 'gevel.jpg' becomes 'gevel 14.05.jpg'. */
function withFreeNames({ body, refusal }: Entry): Entry['body'] {
  const { names } = body;
  if (refusal?.code !== 'filename-taken' || !Array.isArray(names)) return body;
  const time = formatClock(new Date().toISOString()).replace(':', '.');
  return {
    ...body,
    names: names.map((name) => String(name).replace(/(\.[^.]*)?$/, (end) => ` ${time}${end}`)),
  };
}

const isWaitingIn = (entries: readonly Entry[]) => entries.some(({ refusal }) => !refusal);

/** Shows what the server has after a write of this kind. */
type ShowAnswer = (kind: string, answer: unknown) => void;

/** The outbox of the signed-in user, shared by the tabs of this browser. */
export class OpenOutbox implements OutboxActions {
  readonly #owner: OutboxOwner;
  readonly #device: OutboxOnDevice;
  readonly #showAnswer: ShowAnswer;
  readonly #listeners = new Set<(event: OutboxEvent) => void>();
  readonly #over = new AbortController();
  /** The writes of which somebody waits for the answer. */
  readonly #awaited = new Set<string>();
  /** The waiting writes that were sent, announced together when nothing waits any more. */
  #sent: Entry[] = [];
  /** Resolves when the screens show the state, before it is announced. */
  #shown: Promise<void>;

  constructor(owner: OutboxOwner, device: OutboxOnDevice, showAnswer: ShowAnswer) {
    this.#owner = owner;
    this.#device = device;
    this.#showAnswer = showAnswer;
    const { outbox, channel } = device;
    const { signal } = this.#over;
    outbox.listen((event) => {
      // This does not run for what another tab or the service worker could not send: each asks for itself.
      if (event.kind === 'waiting') void requestBackgroundSync(owner);
      this.#hear(event);
    });
    channel.addEventListener('message', ({ data }) => this.#hear(data as OutboxEvent), { signal });
    const wake = () => {
      if (document.visibilityState === 'visible') outbox.wake();
      else this.#leaveToBackground();
    };
    for (const sign of ['online', 'focus', 'pageshow']) addEventListener(sign, wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    outboxState.setState((now) => ({ ...now, actions: this }));
    // Entries that exist already wait longer than somebody can watch.
    this.#shown = this.#show(true);
    outbox.wake();
  }

  /** Stores writes, sends them, and says what becomes of them. */
  deliver(writes: readonly Write[], delivery: Delivery = {}): Promise<boolean> {
    return deliverWrites(writes, delivery, {
      device: this.#device,
      awaited: this.#awaited,
      timeoutMs: outboxState.getState().isBehind ? TIMEOUT_WHILE_BEHIND_MS : TIMEOUT_MS,
      onTimeout: () => {
        outboxState.setState((now) => ({ ...now, isBehind: true }));
        // The page may be closed as soon as its user reads that it is kept.
        void requestBackgroundSync(this.#owner);
      },
      listen: (hear) => {
        this.#listeners.add(hear);
        return () => this.#listeners.delete(hear);
      },
    });
  }

  /** Keeps what was chosen and is not saved yet, one by one; what has to be prepared is, once all of it is kept. */
  async keepDrafts(drafts: readonly Write[], onKept: (draft: Write) => void): Promise<void> {
    for (const draft of drafts) {
      await this.#device.outbox.add([{ ...draft, isDraft: true }]);
      onKept(draft);
    }
    void this.#device.outbox.prepareAll();
  }

  changeDraft = (id: string, body: Entry['body']): Promise<void> =>
    this.#device.outbox.changeDraft(id, body);

  discardDrafts = (ids?: readonly string[]): Promise<void> =>
    this.#device.outbox.discardDrafts(({ id }) => ids === undefined || ids.includes(id));

  isHeld = (id: string): boolean => this.#device.store.isHeld(id);

  discard = (id: string): Promise<void> => this.#device.outbox.discard(id);

  retry = (id: string): Promise<void> => {
    // The user who asks for it looks at the list until it is sent.
    outboxState.setState((now) => ({ ...now, isBehind: true }));
    return this.#device.outbox.retry(id, withFreeNames);
  };

  /** Sends what waits now; whether nothing waits any more. Without an event in time it is still waiting. */
  tryNow = async (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    };
    const hear = (event: OutboxEvent) => {
      restartTimeout();
      if (event.kind === 'waiting') resolve(false);
      else if (!isWaitingIn(outboxState.getState().entries)) resolve(true);
    };
    this.#listeners.add(hear);
    restartTimeout();
    this.#device.outbox.wake();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#listeners.delete(hear);
    }
  };

  readFile = async (id: string): Promise<Blob | null> =>
    (await this.#device.store.readFile(id))?.blob ?? null;

  close(): void {
    this.#over.abort();
    this.#device.close();
    clearOutboxState();
  }

  /** The application may be closed from here on. */
  #leaveToBackground(): void {
    if (isWaitingIn(outboxState.getState().entries)) void requestBackgroundSync(this.#owner);
  }

  #hear(event: OutboxEvent): void {
    if (event.kind === 'sent') this.#showAnswer(event.entry.kind, event.answer);
    if (event.kind === 'progress') {
      const { id, share } = event;
      outboxState.setState((now) => ({ ...now, progress: { id, share } }));
      this.#pass(event);
    } else {
      const isBehind = event.kind === 'waiting';
      this.#shown = this.#shown
        .then(() => this.#collect(event))
        .then(() => this.#show(isBehind))
        .then(() => this.#pass(event));
    }
  }

  #collect(event: OutboxEvent): void {
    if (event.kind !== 'sent' || !outboxState.getState().isBehind) return;
    if (!this.#awaited.has(event.id)) this.#sent.push(event.entry);
  }

  #pass(event: OutboxEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  async #show(isBehind: boolean): Promise<void> {
    // An outbox that is closed meanwhile shows nothing.
    const all: Entry[] = await this.#device.outbox.entries().catch(() => []);
    if (this.#over.signal.aborted) return;
    const entries = all.filter(({ isDraft }) => !isDraft);
    const drafts = all.filter(({ isDraft }) => isDraft);
    const isWaiting = isWaitingIn(entries);
    outboxState.setState((now) => ({
      ...now,
      // The same while there is nothing, so that no screen is drawn again for it.
      entries: entries.length === 0 && now.entries.length === 0 ? now.entries : entries,
      drafts: drafts.length === 0 && now.drafts.length === 0 ? now.drafts : drafts,
      progress: null,
      isBehind: isWaiting && (isBehind || now.isBehind),
    }));
    if (!isWaiting) this.#tellSent();
  }

  #tellSent(): void {
    const sent = this.#sent;
    this.#sent = [];
    // The page is not in view, or nobody looks at it.
    if (sent.length === 0 || document.visibilityState !== 'visible') return;
    const [group, ...more] = groupEntries(sent);
    if (!group || more.length > 0)
      notify.success(
        translateCount(
          more.length + 1,
          'Verstuurd: {count} wijziging',
          'Verstuurd: {count} wijzigingen',
        ),
      );
    else notify.success(translate('Verstuurd: {what}', { what: group.about }), group.what);
  }
}

export async function openOutbox(
  owner: OutboxOwner,
  calls: OutboxCalls,
  prepare: OutboxPorts['prepare'],
  showAnswer: ShowAnswer,
): Promise<OpenOutbox> {
  const device = await openOutboxOnDevice(owner, { send: sendBy(calls, owner.userId), prepare });
  return new OpenOutbox(owner, device, showAnswer);
}
