import { NetworkError } from './api-errors.ts';
import { forget, recall, remember } from './remembered.ts';
import type { Remembered } from './remembered-values.ts';

/** The answers that the application needs to start. */
type Name = 'lastTenant' | 'lastSession';

const stoodIn = new Set<Name>();

/** Whether this page uses an answer of an earlier visit, because there was no connection. */
export const isShowingLastAnswer = (): boolean => stoodIn.size > 0;

/** The answer; without a connection the stored one of an earlier visit if it is still valid, so that the application can start. */
export async function withLastAnswer<N extends Name, A extends Remembered[N]>(
  name: N,
  ask: () => Promise<A>,
  holds: (last: NonNullable<Remembered[N]>) => boolean | Promise<boolean> = () => true,
): Promise<A | NonNullable<Remembered[N]>> {
  try {
    const answer = await ask();
    // An answer that may not be stored removes the stored one too.
    forget(name);
    remember(name, answer);
    stoodIn.delete(name);
    return answer;
  } catch (error) {
    const last = error instanceof NetworkError ? recall(name) : null;
    if (last === null || !(await holds(last))) throw error;
    stoodIn.add(name);
    return last;
  }
}
