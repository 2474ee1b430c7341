import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import type { PublicPlanning, PublicState } from '@ploegplan/contract/planning-links/schemas';
import { addJitter, computeBackoff } from '../../lib/backoff.ts';
import { readEvents } from '../../lib/live/sse.ts';
import { pause } from '../../lib/live/timing.ts';

/** The timeout is over twice the heartbeat of the server. */
const HEARTBEAT_TIMEOUT_MS = 25_000;
const waits = { firstMs: 500, longestMs: 30_000 };
/** A link that does not work is tried again rarely, in case something between here and the server answered for it. */
const GONE_WAIT_MS = 10 * 60_000;
/** The data are read again after this time without changes, so that the office sees that the link is in use. */
const AGE_MS = 60 * 60_000;

export interface Handlers {
  /** Shows the planning of the link; called at the start and after each change. */
  show: (planning: PublicPlanning) => void;
  /** The server cannot be reached; what was shown last is getting old. */
  lose: () => void;
  /** The server can be reached again, or still. */
  find: () => void;
  /** The link does not work, or no longer. */
  end: () => void;
}

class Gone extends Error {}

async function ask(path: string, token: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`/api${path}?${new URLSearchParams({ token })}`, {
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (response.ok) return response;
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json');
  // 429: too many attempts failed at this address, and those of a link that works never do.
  if (isOurs && [400, 404, 429].includes(response.status)) throw new Gone();
  throw new Error(`${response.status}`);
}

/** Reads until the connection breaks; returns after how long a stopping server wants the next one. */
async function followOnce(
  token: string,
  { show, find }: Handlers,
  over: AbortSignal,
): Promise<number | undefined> {
  const silence = new AbortController();
  const signal = AbortSignal.any([over, silence.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), HEARTBEAT_TIMEOUT_MS);
  };
  const read = async () => {
    hear();
    const response = await ask(publicPlanning.show.path, token, signal);
    const planning = (await response.json()) as PublicPlanning;
    show(planning);
    return { version: planning.version, from: planning.from, at: Date.now() };
  };
  try {
    let held = await read();
    const { body } = await ask(publicPlanning.events.path, token, signal);
    if (!body) return undefined;
    let again: number | undefined;
    for await (const { event, data, retry } of readEvents(body)) {
      hear();
      again = retry;
      find();
      const isOther =
        event === 'state' && (JSON.parse(data) as PublicState).version !== held.version;
      const isOld = held.from !== getMonday(getToday()) || Date.now() - held.at > AGE_MS;
      if (isOther || isOld || event === 'end') held = await read();
    }
    return again;
  } finally {
    clearTimeout(timer);
  }
}

/** Follows what a link shows until the signal comes, however often the connection breaks or the server restarts. */
export async function follow(token: string, handlers: Handlers, over: AbortSignal): Promise<void> {
  let failures = 0;
  const reset: Handlers = {
    ...handlers,
    find: () => {
      failures = 0;
      handlers.find();
    },
  };
  while (!over.aborted) {
    let wait = 0;
    try {
      wait = (await followOnce(token, reset, over)) ?? 0;
      failures += 1;
    } catch (error) {
      if (over.aborted) return;
      failures += 1;
      if (error instanceof Gone) {
        handlers.end();
        wait = GONE_WAIT_MS;
      } else if (failures > 1) handlers.lose();
    }
    // The first attempt follows at once: a server that restarts quickly is not a lost connection.
    wait ||= failures === 1 ? 100 : computeBackoff(failures, waits);
    await pause(addJitter(wait), over);
  }
}
