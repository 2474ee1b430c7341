import type { LiveMessage } from './messages.ts';
import { readContinuously } from './stream.ts';
import { HEARTBEAT_TIMEOUT_MS, pause } from './timing.ts';
import { watchPageVisibility } from './visibility.ts';

/** True when the server ended the stream because this user has too many. */
export const isStreamLimitReached = (message: LiveMessage): boolean =>
  message.kind === 'ended' && message.reason === 'too-many-streams';

interface Options {
  /** Tabs of the same name share a stream. */
  name: string;
  onMessage: (message: LiveMessage) => void;
  signal: AbortSignal;
}

/**
 * One tab reads the stream and passes it on to the others, because a browser has few connections to a host. A tab that opens, that
 * somebody looks at again or that gets no messages takes the lead; when the one in the lead goes, the next takes over.
 */
export function shareStream({ name, onMessage, signal }: Options): void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // Without a secure origin there are no locks: then every tab has a stream of its own.
  const locks: LockManager | undefined = channel && navigator.locks;
  let position: string | undefined;
  let lastMessageAt = performance.now();
  let leading = new AbortController();

  const receive = (message: LiveMessage) => {
    lastMessageAt = performance.now();
    if (message.kind === 'alive') position = message.position;
    onMessage(message);
  };
  const publish = (message: LiveMessage) => {
    channel?.postMessage(message);
    receive(message);
    if (isStreamLimitReached(message)) pauseUntilUsed();
  };
  const read = (over: AbortSignal) =>
    readContinuously({
      position: () => position,
      onMessage: publish,
      signal: AbortSignal.any([signal, over]),
    });

  /** Reads for all, at once or when whoever does now has gone. Who loses the lead queues up for it. */
  const lead = async (steal: boolean) => {
    leading.abort();
    const mine = new AbortController();
    leading = mine;
    if (!locks) return read(mine.signal);
    const over = new AbortController();
    const request = steal ? { steal } : { signal: mine.signal };
    const given = locks.request(name, request, () =>
      read(AbortSignal.any([mine.signal, over.signal])),
    );
    // The lock rejects when another tab steals the lead, or when this one lets go while it waits.
    await given.catch(() => over.abort());
    if (!mine.signal.aborted && !signal.aborted) return lead(false);
  };

  /** Pauses at the stream limit, because other devices of this user are in use; resumes at user activity in any tab. */
  const pauseUntilUsed = () => {
    leading.abort();
    const over = new AbortController();
    const resume = () => {
      over.abort();
      if (leading.signal.aborted) void lead(true);
    };
    for (const sign of ['focus', 'pointerdown', 'keydown']) {
      addEventListener(sign, resume, { signal: AbortSignal.any([signal, over.signal]) });
    }
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = data as LiveMessage;
    receive(message);
    if (locks && isStreamLimitReached(message)) pauseUntilUsed();
  });
  watchPageVisibility((isSeen) => {
    if (!isSeen) leading.abort();
    else if (leading.signal.aborted) void lead(true);
  }, signal);
  signal.addEventListener('abort', () => {
    leading.abort();
    channel?.close();
  });
  void lead(true);
  void watch();

  /** Takes the lead when no message comes: the browser may have suspended the leading tab. */
  async function watch() {
    while (await pause(HEARTBEAT_TIMEOUT_MS, signal)) {
      const isStale = performance.now() - lastMessageAt > HEARTBEAT_TIMEOUT_MS + 2_000;
      if (isStale && locks && !leading.signal.aborted && document.visibilityState === 'visible') {
        lastMessageAt = performance.now();
        void lead(true);
      }
    }
  }
}
