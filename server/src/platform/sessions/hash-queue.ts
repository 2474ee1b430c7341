import { HttpProblem } from '../http/problem.ts';

/** Hashing runs on the threads that files and addresses need too: half of the usual four is left to those. */
const AT_ONCE = 2;
/** Some two seconds of work. Who comes later is told to try again, so that a flood of logins stops nothing else. */
const MOST_WAITING = 60;

const waiting: (() => void)[] = [];
let inside = 0;

/** Runs the hashing of a password when its turn comes. */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) {
    throw new HttpProblem('unavailable', { retryAfterSeconds: 5 });
  }
  if (inside >= AT_ONCE) await new Promise<void>((enter) => waiting.push(enter));
  else inside += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  }
}
