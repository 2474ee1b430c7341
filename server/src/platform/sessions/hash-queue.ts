import { HttpProblem } from '../http/problem.ts';

/** Hashing shares libuv's thread pool, four threads by default, with file and DNS work: half is left for those. */
const CONCURRENCY = 2;
/** About two seconds of work. Further logins are rejected, so that a flood of them does not block other requests. */
const MAX_WAITING = 60;

const waiting: (() => void)[] = [];
let running = 0;

export async function runInHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) {
    throw new HttpProblem('unavailable', { retryAfterSeconds: 5 });
  }
  if (running >= CONCURRENCY) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
