import { describe, expect, test } from 'vitest';
import {
  createAbsence,
  createCase,
  createPerson,
  createSituation,
  createWork,
  day,
} from '../../../test/proposal.ts';
import { monday } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';
import { findAddedWarnings, rankCandidates } from '../candidates/rank.ts';
import { isStrict } from '../candidates/reasons.ts';
import { areAtOnce, type OwnWork, type Sought } from '../candidates/situation.ts';
import { proposeCrews } from './proposal.ts';

const days = [0, 1, 2, 3, 4].map((by) => addDays(monday, by));
const seek = (key: string, date: string, at = 0): Sought => ({
  ...{ ...day, id: `${key} ${date} ${at}`, date, function: '' },
  work: createWork(key),
});

describe('a proposal', () => {
  const seeds = Array.from({ length: 6 }, (_, seed) => seed + 100);
  test.for(seeds)('breaks no rule that blocks, and is the same each time (seed %d)', (seed) => {
    const { situation, sought } = createCase(seed, { people: 20, works: 6, days: 10, crew: 4 });
    const proposal = proposeCrews(situation, sought);
    const placed = proposal.assignments.flatMap(({ shifts }) => shifts);
    expect([...placed, ...proposal.unfilled].map(({ id }) => id).sort()).toEqual(
      sought.map(({ id }) => id).sort(),
    );
    for (const [employeeId, own] of Map.groupBy(proposal.assignments, (one) => one.employeeId)) {
      const shifts = own.flatMap((one) => one.shifts);
      const person = situation.people.find(({ id }) => id === employeeId);
      expect(person).toBeDefined();
      expect(rankCandidates(situation, shifts, ({ id }) => id === employeeId)[0]?.blocks).toEqual(
        [],
      );
      const all = [...shifts, ...situation.listWork(employeeId)];
      expect(all.filter((one) => all.some((two) => one !== two && areAtOnce(one, two)))).toEqual(
        [],
      );
      expect(findAddedWarnings(situation, employeeId, shifts).filter(isStrict)).toEqual([]);
    }
    expect(proposeCrews(situation, sought)).toEqual(proposal);
  });

  test('keeps the crews of the week before where nothing changed', () => {
    const names = Array.from({ length: 24 }, (_, at) => `person ${String(at).padStart(2, '0')}`);
    const getKey = (name: string) => `work ${Number(name.slice(-2)) % 6}`;
    // The Friday and the Thursday before.
    const before = (name: string): OwnWork[] =>
      [-4, -3].map((by) => ({
        ...day,
        ...{
          id: `${name} ${by}`,
          date: addDays(monday, by),
          projectId: getKey(name),
          clientId: null,
        },
      }));
    const situation = createSituation(
      names.map((name) => createPerson(name)).reverse(),
      Object.fromEntries(names.map((name) => [name, before(name)])),
      [createAbsence('person 03', monday, addDays(monday, 4))],
    );
    const sought = names.flatMap((name) =>
      days.map((date) => ({ ...seek(getKey(name), date), id: `${name} ${date}` })),
    );
    const { assignments, unfilled } = proposeCrews(situation, sought);
    const kept = assignments.filter(
      ({ employeeId, shifts }) => shifts[0]?.work.key === getKey(employeeId) && shifts.length === 5,
    );
    expect(kept.length / (names.length - 1)).toBeGreaterThanOrEqual(0.9);
    expect(unfilled.every(({ work }) => work.key === getKey('person 03'))).toBe(true);
  });

  test('fills a place of a function by who has it, so that the others do the rest', () => {
    const people = [createPerson('ann', { jobTitle: 'Voorman' }), createPerson('bob')];
    const sought = [seek('bos', monday), { ...seek('kade', monday), function: 'voorman' }];
    const { assignments } = proposeCrews(createSituation(people), sought);
    expect(assignments.map(({ employeeId, shifts }) => [employeeId, shifts[0]?.work.key])).toEqual([
      ['ann', 'kade'],
      ['bob', 'bos'],
    ]);
  });

  test('does planned work that somebody leaves before work with too few people', () => {
    const sought = [seek('bos', monday), { ...seek('kade', monday), isLeft: true }];
    const { assignments } = proposeCrews(createSituation([createPerson('ann')]), sought);
    expect(assignments.map(({ shifts }) => shifts[0]?.work.key)).toEqual(['kade']);
  });

  test('leaves a day open rather than the weekly rest out', () => {
    const week = Array.from({ length: 12 }, (_, by) => seek('bos', addDays(monday, by)));
    const situation = createSituation([createPerson('ann')]);
    const { assignments, unfilled } = proposeCrews(situation, week);
    const shifts = assignments.flatMap((assignment) => assignment.shifts);
    expect(unfilled.length).toBeGreaterThan(0);
    expect(findAddedWarnings(situation, 'ann', shifts).filter(isStrict)).toEqual([]);
  });

  test('says what nobody can do', () => {
    const sought = [seek('bos', monday), seek('bos', monday, 1)];
    const { assignments, unfilled } = proposeCrews(createSituation([createPerson('ann')]), sought);
    expect(assignments).toHaveLength(1);
    expect(unfilled).toHaveLength(1);
  });

  test('leaves people alone who have work that day', () => {
    const own = {
      ...day,
      endTime: '09:00',
      id: 'own',
      date: monday,
      projectId: 'kade',
      clientId: null,
    };
    const situation = createSituation([createPerson('ann')], { ann: [own] });
    const later = { ...seek('bos', monday), startTime: '10:00' };
    expect(proposeCrews(situation, [later]).assignments).toEqual([]);
  });
});
