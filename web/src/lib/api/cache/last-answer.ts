import type { Memory } from '../../remembered/memory.ts';
import { forget, recall, remember } from '../../remembered/remembered.ts';
import { NetworkError } from '../errors.ts';

const fromLastAnswer = new Set<object>();
let onLastAnswer = () => {};

/** True when this page uses an answer of an earlier visit, because there was no connection. */
export const isShowingLastAnswer = (): boolean => fromLastAnswer.size > 0;

/** Calls `begin` as soon as this page uses an answer of an earlier visit, at once when it does already. */
export function whenShowingLastAnswer(begin: () => void): void {
  onLastAnswer = begin;
  if (isShowingLastAnswer()) begin();
}

/** A server that accepts a request and does not answer in this time is like none, for who has an earlier answer. */
const TIMEOUT_MS = 2_500;

const createTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NetworkError('The server does not answer')), TIMEOUT_MS);
  });

/** The answer; without a connection the stored one of an earlier visit if it is still valid, so that the application can start. */
export async function withLastAnswer<T extends object, A extends T | null>(
  memory: Memory<T | null>,
  ask: () => Promise<A>,
  holds: (last: T) => boolean | Promise<boolean> = () => true,
): Promise<A | T> {
  try {
    const answer = await (recall(memory) === null ? ask() : Promise.race([ask(), createTimeout()]));
    // An answer that may not be stored removes the stored one too.
    forget(memory);
    remember(memory, answer);
    fromLastAnswer.delete(memory);
    return answer;
  } catch (error) {
    const last = error instanceof NetworkError ? recall(memory) : null;
    if (last === null || !(await holds(last))) throw error;
    fromLastAnswer.add(memory);
    onLastAnswer();
    return last;
  }
}
