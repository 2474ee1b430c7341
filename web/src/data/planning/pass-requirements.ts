import type { QueryFor } from '@ploegplan/contract/endpoint';
import type { planning } from '@ploegplan/contract/planning/endpoints';
import { ApiError } from '../../lib/api/errors.ts';
import { askQuestion } from '../../lib/question.ts';

export type PassQuery = QueryFor<typeof planning.edit>;

/** The requirements that a refused write does not meet, in words; empty when it was refused for another reason. */
export const listUnmet = (error: unknown): string[] =>
  error instanceof ApiError && error.code === 'requirements-unmet'
    ? error.fields.flatMap(({ detail }) => detail ?? [])
    : [];

/** Does a write; where it does not meet requirements, a user with the right to is asked whether to do it nevertheless. */
export async function passRequirements<T>(write: (query: PassQuery) => Promise<T>): Promise<T> {
  try {
    return await write({});
  } catch (error) {
    const isPassable = error instanceof ApiError && error.fields[0]?.code === 'passable';
    const question = {
      title: 'Voldoet niet aan de eisen',
      text: `${listUnmet(error).join('. ')}. Toch plannen komt met je naam in het logboek.`,
      confirmLabel: 'Toch plannen',
    };
    if (!isPassable || !(await askQuestion(question))) throw error;
    return write({ passRequirements: 'true' });
  }
}
