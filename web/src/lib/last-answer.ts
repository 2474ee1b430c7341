import { NetworkError } from './api-errors.ts';
import { forget, recall, remember } from './remembered.ts';
import type { Remembered } from './remembered-values.ts';

/** What the application cannot begin without. */
type Name = 'lastTenant' | 'lastSession';

const stoodIn = new Set<Name>();

/** Whether something on this page is from an earlier visit, because there was no connection. */
export const isShowingLastAnswer = (): boolean => stoodIn.size > 0;

/** The answer; without connection the one of an earlier visit, if it still holds, so that the application begins all the same. */
export async function withLastAnswer<N extends Name, A extends Remembered[N]>(
  name: N,
  ask: () => Promise<A>,
  holds: (last: NonNullable<Remembered[N]>) => boolean | Promise<boolean> = () => true,
): Promise<A | NonNullable<Remembered[N]>> {
  try {
    const answer = await ask();
    // What is not to be remembered takes the place of what was, too.
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
