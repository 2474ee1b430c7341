import { events } from '@ploegplan/contract/events/endpoints';
import type { LiveEnd, LiveEvent } from '@ploegplan/contract/events/schemas';
import { createOriginHeaders, getUrl } from '../api/call.ts';
import { addJitter, computeBackoff } from '../backoff.ts';
import type { LiveMessage } from './messages.ts';
import { readEvents, type ServerEvent } from './sse.ts';
import { HEARTBEAT_TIMEOUT_MS, pause } from './timing.ts';

const waits = { firstMs: 500, longestMs: 5_000 };

interface Options {
  /** The event to continue after; without one the age of the page is sent instead. */
  position: () => string | undefined;
  onMessage: (message: LiveMessage) => void;
  signal: AbortSignal;
}

/** Reads the stream, and opens it again whenever it breaks, until the signal comes. */
export async function readContinuously(options: Options): Promise<void> {
  const { onMessage, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    const { wasAlive, retry } = await readOnce(options);
    if (signal.aborted) return;
    onMessage({ kind: 'down' });
    failures = wasAlive ? 0 : failures + 1;
    await pause(retry ?? addJitter(computeBackoff(failures, waits)), signal);
  }
}

/** Reads until the stream breaks. Returns whether anything came, and after how long a stopping server wants the next request. */
async function readOnce({ position, onMessage, signal }: Options) {
  const timeout = new AbortController();
  const abortRead = () => timeout.abort();
  let timer = setTimeout(abortRead, HEARTBEAT_TIMEOUT_MS);
  let wasAlive = false;
  let retry: number | undefined;
  try {
    const response = await open(position(), AbortSignal.any([signal, timeout.signal]));
    if (response.status === 401) onMessage({ kind: 'ended', reason: 'session-ended' });
    if (!response.ok || !response.body) return { wasAlive };
    for await (const event of readEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(abortRead, HEARTBEAT_TIMEOUT_MS);
      wasAlive = true;
      retry = event.retry;
      for (const message of parseMessages(event)) onMessage(message);
    }
  } catch {
    // The caller reports that the stream broke.
  } finally {
    clearTimeout(timer);
  }
  return { wasAlive, retry };
}

function open(position: string | undefined, signal: AbortSignal): Promise<Response> {
  const age = String(Math.min(Math.ceil(performance.now()), 999_999_999));
  return fetch(getUrl(events.stream, { query: position === undefined ? { age } : {} }), {
    headers: {
      accept: 'text/event-stream',
      ...createOriginHeaders(),
      ...(position !== undefined && { 'last-event-id': position }),
    },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
}

function* parseMessages({ id, event, data }: ServerEvent): Generator<LiveMessage> {
  if (event === 'change') yield { kind: 'change', change: JSON.parse(data) as LiveEvent };
  if (event === 'refetch') yield { kind: 'refetch' };
  if (event === 'end') yield { kind: 'ended', reason: (JSON.parse(data) as LiveEnd).reason };
  if (id !== undefined) yield { kind: 'alive', position: id };
}
