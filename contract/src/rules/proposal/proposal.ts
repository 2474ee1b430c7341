import { createFacts } from '../candidates/facts.ts';
import { judge } from '../candidates/rank.ts';
import type { Reason } from '../candidates/reasons.ts';
import type { OwnWork, Situation, Sought } from '../candidates/situation.ts';
import { createProblem } from './create-problem.ts';
import { NOBODY } from './problem.ts';
import { search } from './search.ts';

/** The days of a person on a work that are proposed together, with what speaks for it and what it costs. */
export interface Assignment<S extends Sought = Sought> {
  employeeId: string;
  shifts: readonly S[];
  reasons: readonly Reason[];
}

export interface Proposal<S extends Sought = Sought> {
  assignments: readonly Assignment<S>[];
  /** What nobody can do. */
  unfilled: readonly S[];
}

const toOwnWork = ({ work, ...shift }: Sought): OwnWork => ({
  ...shift,
  projectId: work.key,
  clientId: null,
});

/**
 * Proposes who does work for which people are sought, one shift a day at most for who has nothing that day yet; who is planned stays. It
 * never breaks a rule that blocks, and the same situation has the same proposal.
 */
export function proposeCrews<S extends Sought>(
  situation: Situation,
  shifts: readonly S[],
): Proposal<S> {
  const inOrder = shifts.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const holders = search(createProblem(situation, inOrder));
  const byPerson = Map.groupBy(inOrder.keys(), (at) => holders[at] ?? NOBODY);
  const assignments = situation.people.flatMap((person, index): Assignment<S>[] => {
    const own = (byPerson.get(index) ?? []).flatMap((at) => inOrder[at] ?? []);
    return [...Map.groupBy(own, ({ work }) => work.key).values()].map((group) => {
      const others = own.filter((shift) => !group.includes(shift)).map(toOwnWork);
      const listWork = (id: string) => [...situation.listWork(id), ...others];
      const around = { ...situation, listWork };
      const { reasons } = judge(createFacts(around), around, person, group);
      return { employeeId: person.id, shifts: group, reasons };
    });
  });
  return {
    assignments,
    unfilled: (byPerson.get(NOBODY) ?? []).flatMap((at) => inOrder[at] ?? []),
  };
}
