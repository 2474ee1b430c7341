import type { LiveMessage } from './messages.ts';
import { readContinuously } from './stream.ts';
import { HEARTBEAT_TIMEOUT_MS, pause } from './timing.ts';
import { watchVisibility } from './visibility.ts';

/** Whether the server ended the stream because this user has too many. */
export const isStreamLimitReached = (message: LiveMessage): boolean =>
  message.kind === 'ended' && message.reason === 'too-many-streams';

interface Options {
  /** Tabs of the same name share a stream. */
  name: string;
  hear: (message: LiveMessage) => void;
  signal: AbortSignal;
}

/**
 * One tab reads the stream and passes it on to the others, for a browser has few connections to a host. A tab that opens, that
 * somebody looks at again or that hears nothing takes the lead; when the one in the lead goes, the next takes over.
 */
export function shareStream({ name, hear, signal }: Options): void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // Without a secure origin there are no locks: then every tab has a stream of its own.
  const locks: LockManager | undefined = channel && navigator.locks;
  let position: string | undefined;
  let heardAt = performance.now();
  let turn = new AbortController();

  const take = (message: LiveMessage) => {
    heardAt = performance.now();
    if (message.kind === 'alive') position = message.position;
    hear(message);
  };
  const tell = (message: LiveMessage) => {
    channel?.postMessage(message);
    take(message);
    if (isStreamLimitReached(message)) rest();
  };
  const read = (over: AbortSignal) =>
    readContinuously({ position: () => position, tell, signal: AbortSignal.any([signal, over]) });

  /** Reads for all, at once or when whoever does now has gone. Who loses the lead queues up for it. */
  const lead = async (steal: boolean) => {
    turn.abort();
    const mine = new AbortController();
    turn = mine;
    if (!locks) return read(mine.signal);
    const over = new AbortController();
    const request = steal ? { steal } : { signal: mine.signal };
    const given = locks.request(name, request, () =>
      read(AbortSignal.any([mine.signal, over.signal])),
    );
    // It rejects when another steals the lead, or when this one lets go while it waits.
    await given.catch(() => over.abort());
    if (!mine.signal.aborted && !signal.aborted) return lead(false);
  };

  /** Other devices of this user are in use: this one goes on when somebody looks at it, in whichever tab. */
  const rest = () => {
    turn.abort();
    const over = new AbortController();
    const goOn = () => {
      over.abort();
      if (turn.signal.aborted) void lead(true);
    };
    for (const sign of ['focus', 'pointerdown', 'keydown']) {
      addEventListener(sign, goOn, { signal: AbortSignal.any([signal, over.signal]) });
    }
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = data as LiveMessage;
    take(message);
    if (locks && isStreamLimitReached(message)) rest();
  });
  watchVisibility((isSeen) => {
    if (!isSeen) turn.abort();
    else if (turn.signal.aborted) void lead(true);
  }, signal);
  signal.addEventListener('abort', () => {
    turn.abort();
    channel?.close();
  });
  void lead(true);
  void watch();

  /** Whoever reads for the others may have been put to sleep by the browser. */
  async function watch() {
    while (await pause(HEARTBEAT_TIMEOUT_MS, signal)) {
      const isSilent = performance.now() - heardAt > HEARTBEAT_TIMEOUT_MS + 2_000;
      if (isSilent && locks && !turn.signal.aborted && document.visibilityState === 'visible') {
        heardAt = performance.now();
        void lead(true);
      }
    }
  }
}
