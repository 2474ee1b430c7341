import { describe, expect, test } from 'vitest';
import {
  askVca,
  createAbsence,
  createPerson,
  createSituation,
  createWork,
  day,
  vca,
} from '../../../test/proposal.ts';
import { monday } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';
import type { Requirement } from '../../requirements/schemas.ts';
import { rankCandidates } from './rank.ts';
import type { OwnWork, Person, Sought } from './situation.ts';

const tuesday = addDays(monday, 1);
const work = createWork('bos', {
  point: { lat: 52.1, lon: 5.1 },
  crew: 'Noord',
  functions: ['Voorman'],
});
const sought: Sought = { ...day, id: 'new', date: tuesday, work, function: '' };

const own = (date: string, projectId: string, times: Partial<OwnWork> = day): OwnWork => ({
  ...{ startTime: null, endTime: null, id: `${projectId} ${date}`, clientId: null },
  ...{ date, projectId },
  ...times,
});

/** The candidate that a person is for Tuesday. */
const judgeAs = (fields: Partial<Person>, planned: OwnWork[] = [], absences = [] as string[]) => {
  const person = createPerson('ann', fields);
  const away = absences.map((date) => createAbsence('ann', date));
  const [found] = rankCandidates(createSituation([person], { ann: planned }, away), [sought]);
  return found;
};

describe('who can do work', () => {
  test.for<[string, Partial<Person>, OwnWork[], string[], string]>([
    ['is absent', {}, [], [tuesday], 'absent'],
    ['is at school', { schoolDays: ['tuesday'] }, [], [], 'school'],
    ['has left', { lastDay: monday }, [], [], 'left'],
    ['is not there yet', { inServiceFrom: addDays(monday, 2) }, [], [], 'not-yet-in-service'],
    ['has work at that time', {}, [own(tuesday, 'kade')], [], 'busy'],
    ['has work without times', {}, [own(tuesday, 'kade', {})], [], 'busy'],
    [
      'would have too little rest',
      {},
      [own(monday, 'kade', { startTime: '16:00', endTime: '23:30' })],
      [],
      'law',
    ],
  ])('not who %s', ([, fields, planned, absences, kind]) => {
    // Once in seven days the rest may be eight hours, so two short rests are made.
    const earlier = planned.map((item) => ({
      ...item,
      id: `${item.id} -`,
      date: addDays(item.date, -2),
    }));
    const morning = own(addDays(monday, -1), 'bos');
    const all = kind === 'law' ? [...planned, ...earlier, morning] : planned;
    expect(judgeAs(fields, all, absences)?.blocks.map((block) => block.kind)).toEqual([kind]);
  });

  test.for<[string, Partial<Person>, OwnWork[], string[]]>([
    ['free', { contracts: [] }, [], ['free']],
    ['who was there', { contracts: [] }, [own(monday, 'bos')], ['free', 'rested', 'was-there']],
    ['of the crew', { contracts: [], crew: 'Noord' }, [], ['free', 'own-crew']],
    ['with the function', { contracts: [], jobTitle: 'voorman' }, [], ['free', 'same-function']],
    ['near', { contracts: [], address: '52.1,5.2' }, [], ['free', 'distance']],
    ['hired', { contracts: [], kind: 'hired' }, [], ['free', 'hired']],
    ['with hours left', {}, [], ['free', 'hours-left']],
    [
      'with other work that day',
      { contracts: [] },
      [own(tuesday, 'kade', { startTime: '16:00', endTime: '17:00' })],
      ['other-work'],
    ],
    [
      'above the contract, on a free day of it',
      { contracts: [{ from: null, hours: [0, 0, 0, 0, 0, 0, 0] }] },
      [],
      ['free', 'not-contract-day', 'hours-over'],
    ],
  ])('somebody %s', ([, fields, planned, kinds]) => {
    const found = judgeAs(fields, planned);
    expect(found?.blocks).toEqual([]);
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  const asked = (fields: Partial<Requirement>) => ({ bos: [{ ...askVca('vca'), ...fields }] });
  const until = (validUntil: string) => [{ ...vca, validUntil }];
  test.for([
    ['has what is asked', until(tuesday), {}, [], ['free', 'certified']],
    ['lacks what blocks', [], {}, ['requirement'], []],
    ['has it no longer', until(monday), {}, ['requirement'], []],
    ['lacks what does not block', [], { blocks: false }, [], ['free', 'lacks']],
  ] as const)('somebody who %s', ([, certificates, set, blocks, reasons]) => {
    const person = createPerson('ann', { contracts: [], certificates: [...certificates] });
    const situation = createSituation([person], {}, [], asked(set));
    const [found] = rankCandidates(situation, [sought]);
    expect(found?.blocks.map(({ kind }) => kind)).toEqual(blocks);
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(reasons);
  });

  test('a place for who meets a rule of a number of people is for nobody else', () => {
    const people = [createPerson('ann'), createPerson('bob', { certificates: [vca] })];
    const requirement = askVca('vca');
    const rule = { kind: 'vca-basic', name: '', count: 2 } as const;
    const place = { ...sought, asked: { requirement, rule } };
    const found = rankCandidates(createSituation(people), [place]);
    expect(found.map(({ blocks }) => blocks.length)).toEqual([0, 1]);
  });

  test('each reason for somebody moves up, those who cannot are last', () => {
    const people = [
      createPerson('absent', { crew: 'Noord' }),
      createPerson('stranger'),
      createPerson('of the crew', { crew: 'Noord' }),
      createPerson('was there'),
      createPerson('both', { crew: 'Noord' }),
      createPerson('equal'),
    ];
    const there = [own(monday, 'bos')];
    const situation = createSituation(people, { 'was there': there, both: there }, [
      createAbsence('absent', tuesday),
    ]);
    expect(rankCandidates(situation, [sought]).map(({ employeeId }) => employeeId)).toEqual([
      'both',
      'was there',
      'of the crew',
      'stranger',
      'equal',
      'absent',
    ]);
  });

  test('of several days only who can come on each of them', () => {
    const people = [createPerson('ann'), createPerson('bob')];
    const week = [1, 2, 3].map((by) => ({ ...sought, id: `new ${by}`, date: addDays(monday, by) }));
    const situation = createSituation(people, {}, [createAbsence('ann', addDays(monday, 3))]);
    expect(
      rankCandidates(situation, week).map(({ employeeId, blocks }) => [employeeId, blocks.length]),
    ).toEqual([
      ['bob', 0],
      ['ann', 1],
    ]);
  });
});
