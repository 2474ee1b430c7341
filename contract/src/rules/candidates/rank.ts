import { fromQuarters } from '../leave/hours.ts';
import { findWarningsOfPerson } from '../working-time/people.ts';
import { createFacts, type Facts, judgeShift, listAskedCertificates, sumByWeek } from './facts.ts';
import { type Block, costs, isStrict, type Reason } from './reasons.ts';
import {
  areAtOnce,
  isSameFunction,
  type Person,
  type Situation,
  type Sought,
} from './situation.ts';

export interface Candidate {
  employeeId: string;
  /** The lower, the better; of people who can do the work. */
  cost: number;
  /** Empty for who can do the work. */
  blocks: readonly Block[];
  reasons: readonly Reason[];
}

/** Finds why a person cannot do a shift, by what is quick to find. */
export function findBlock(facts: Facts, person: Person, shift: Sought): Block | null {
  if (shift.function !== '' && !isSameFunction(shift.function, person.jobTitle))
    return { kind: 'function', name: shift.function };
  const away = facts.findAway(person, shift);
  if (away) return away;
  const busy = facts
    .listAround(person.id, shift)
    .on.find((item) => item.id !== shift.id && areAtOnce(item, shift));
  if (busy) return { kind: 'busy', itemId: busy.id, date: shift.date };
  const finding = facts.findLacks(person, shift).find(({ requirement }) => requirement.blocks);
  return finding ? { kind: 'requirement', finding } : null;
}

/** The warnings of the law that shifts would bring, in those shifts or in others. */
export function findAddedWarnings(
  { rules, listWork }: Situation,
  employeeId: string,
  shifts: readonly Sought[],
) {
  const ids = new Set(shifts.map(({ id }) => id));
  const own = listWork(employeeId).filter(({ id }) => !ids.has(id));
  const after = findWarningsOfPerson(rules, employeeId, [...own, ...shifts]);
  if (after.length === 0) return after;
  const getKey = ({ rule, shiftIds }: (typeof after)[number]) => `${rule} ${shiftIds.join()}`;
  const before = new Set(findWarningsOfPerson(rules, employeeId, own).map(getKey));
  return after.filter((warning) => !before.has(getKey(warning)));
}

function judgeHours(facts: Facts, person: Person, shifts: readonly Sought[]) {
  let left = Number.POSITIVE_INFINITY;
  let over = 0;
  for (const [monday, quarters] of sumByWeek(facts, shifts)) {
    const before = facts.countQuartersLeft(person, monday);
    left = Math.min(left, before - quarters);
    over += Math.max(0, quarters - Math.max(0, before));
  }
  const reasons: Reason[] = [];
  if (over > 0) reasons.push({ kind: 'hours-over', hours: fromQuarters(over) });
  else if (Number.isFinite(left) && left > 0)
    reasons.push({ kind: 'hours-left', hours: fromQuarters(left) });
  return { cost: over * costs.quarterOver, reasons };
}

/** Judges a person for shifts, all of which that person would do. */
export function judge(
  facts: Facts,
  situation: Situation,
  person: Person,
  shifts: readonly Sought[],
): Candidate {
  const reasons: Reason[] = [];
  const blocks: Block[] = [];
  let cost = 0;
  const employeeId = person.id;
  for (const shift of shifts) {
    const block = findBlock(facts, person, shift);
    if (block) blocks.push(block);
  }
  const getAnswer = () => ({ employeeId, cost, blocks, reasons });
  if (blocks.length > 0) return getAnswer();
  for (const warning of findAddedWarnings(situation, employeeId, shifts)) {
    if (isStrict(warning)) blocks.push({ kind: 'law', warning });
    else {
      reasons.push({ kind: 'warning', warning });
      cost += costs.warning;
    }
  }
  const [first] = shifts;
  if (blocks.length > 0 || !first) return getAnswer();
  const others = shifts.flatMap((shift) => facts.listAround(employeeId, shift).on);
  const other = others.find(({ id }) => shifts.every((shift) => shift.id !== id));
  if (other) {
    reasons.unshift({ kind: 'other-work', itemId: other.id });
    cost += costs.otherWork;
  } else {
    const { beside } = facts.listAround(employeeId, first);
    reasons.unshift({ kind: 'free' }, ...(beside.length > 0 ? [{ kind: 'rested' } as const] : []));
  }
  const lastThere = facts.findLastThere(employeeId, first.work.key, first.date);
  if (lastThere) reasons.push({ kind: 'was-there', date: lastThere });
  else cost += costs.start;
  const known = new Set<string>();
  for (const shift of shifts) {
    const points = judgeShift(facts, person, shift);
    cost += points.cost;
    for (const reason of points.reasons) {
      if (!known.has(reason.kind)) reasons.push(reason);
      known.add(reason.kind);
    }
  }
  const asked = listAskedCertificates(situation, first.work);
  if (asked.length > 0 && !known.has('lacks')) reasons.push({ kind: 'certified', rules: asked });
  const hours = judgeHours(facts, person, shifts);
  reasons.push(...hours.reasons);
  cost += hours.cost;
  return getAnswer();
}

/**
 * Ranks people for some shifts, all of which they would do: those who can, the best first, and then those who cannot, with why. Of
 * equal ones the order of the people decides.
 */
export function rankCandidates(
  situation: Situation,
  shifts: readonly Sought[],
  isMeant: (person: Person) => boolean = () => true,
): Candidate[] {
  const facts = createFacts(situation);
  const isBlocked = ({ blocks }: Candidate) => Number(blocks.length > 0);
  return situation.people
    .filter(isMeant)
    .map((person): Candidate => judge(facts, situation, person, shifts))
    .sort((a, b) => isBlocked(a) - isBlocked(b) || a.cost - b.cost);
}
