import { Absence } from '@ploegplan/contract/absences/schemas';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { Requirement } from '@ploegplan/contract/requirements/schemas';
import { createRequirementBook } from '@ploegplan/contract/rules/requirements/book';
import { legalLimits } from '@ploegplan/contract/rules/working-time/limits';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { makeAssignments } from '../../../data/planning/test/test-planning-item.ts';
import type { Gesture } from '../board/gestures.ts';
import { createHoursScale } from '../board/rows/scale.ts';
import { findBar, makeMove, makePlanned, makeRows, monday } from '../rows/test-rows.ts';
import { WorkIndex } from '../rows/work.ts';
import { explainGesture } from './explain.ts';
import type { Rulebook } from './findings.ts';

const person = sample(Employee, { contracts: [] });
const onCall = {
  ...person,
  contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0], onCall: true }],
};

// After all days of these tests, of which then nobody needs to be told.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const wednesday = '2026-11-18';
const leave = sample(Absence, { kindName: 'Vakantie', firstDay: wednesday, lastDay: wednesday });

const rulebook: Rulebook = {
  employees: new Map([
    ['ann', onCall],
    ['bob', person],
  ]),
  absences: new Map([['bob', [leave]]]),
  daysOff: new Map(),
  closedProjects: new Set(['closed']),
  known: { from: monday, to: '2026-11-29' },
  weeks: new Map(),
  freeWeeks: new Map(),
  sundays: new Map(),
  longNights: new Map(),
  limits: legalLimits,
  workingWeek: usualWeek,
  materials: new Map(),
  requirements: createRequirementBook({ requirements: [], asking: [], employees: [] }),
  names: { item: () => 'Kade', employee: (id) => id, material: () => 'Kraan' },
};

type Situation = Partial<Parameters<typeof explainGesture>[1]>;

function explained(gesture: Gesture, items: PlannedItem[], situation: Situation = {}) {
  const work = new WorkIndex();
  work.update(items);
  return explainGesture(gesture, {
    rowsBy: 'employees',
    rulebook,
    work,
    selected: [],
    workingWeek: usualWeek,
    ...situation,
  });
}

/** A move of the first bar of Ann. */
function moved(
  items: PlannedItem[],
  values: { toBob?: boolean; days?: number; isCopy?: boolean },
  situation: Situation = {},
) {
  const { ann, bob } = makeRows(items);
  const { toBob = false, ...rest } = values;
  return explained(makeMove(ann, { ...rest, to: toBob ? bob : ann }), items, situation);
}

describe('a drag of an item', () => {
  const own = makePlanned(0);

  it('says where it goes, and who goes along', () => {
    expect(moved([own], { days: 1 })).toEqual({ text: 'Naar di 17 nov', warnings: [] });
    expect(moved([own], { toBob: true, isCopy: true }).text).toBe('Kopiëren naar bob, ma 16 nov');
    const shared = makePlanned(0, { assignments: makeAssignments('ann', 'bob', 'carl') });
    expect(moved([shared], { days: 1 }).text).toBe('Naar di 17 nov (met 2 collega’s)');
    expect(moved([makePlanned(0), makePlanned(1)], { days: 2 }).text).toBe(
      'Naar wo 18 nov – do 19 nov',
    );
  });

  it('says requirements that are not met there, of the person and of all on the work', () => {
    const rules = [
      { kind: 'vca-basic', name: '', count: null },
      { kind: 'function', name: 'Kraanmachinist', count: 1 },
    ] as const;
    const requirement = sample(Requirement, {
      name: 'Hijswerk',
      rules: [...rules],
      deleted: false,
    });
    const requirements = createRequirementBook({
      requirements: [requirement],
      asking: [{ id: own.projectId ?? '', requirementIds: [requirement.id] }],
      employees: [
        { id: 'ann', jobTitle: 'Kraanmachinist', certificates: [] },
        { id: 'bob', jobTitle: 'Metselaar', certificates: [] },
      ],
    });
    const situation = { rulebook: { ...rulebook, requirements } };
    const vca = 'VCA basis ontbreekt (Hijswerk)';
    expect(moved([own], { days: 1 }, situation).warnings).toEqual([vca]);
    const alone = moved([own], { toBob: true }, situation).warnings;
    expect(alone).toEqual([vca, '0 van 1 Kraanmachinist (Hijswerk)']);
    const other = makePlanned(1, { startTime: '17:00', endTime: '18:00' });
    const joined = moved([own, other], { toBob: true, days: 1 }, situation).warnings;
    expect(joined).toEqual([vca]);
  });

  it('says how many go along when they are selected', () => {
    const other = makePlanned(0, {
      projectId: 'other',
      assignments: makeAssignments('ann', 'bob'),
    });
    const items = [own, other];
    const move = (values: Parameters<typeof moved>[1]) => moved(items, values, { selected: items });
    expect(move({ days: 1 }).text).toBe('2 items naar di 17 nov');
    expect(move({ days: 1, isCopy: true }).text).toBe('2 items kopiëren naar di 17 nov');
  });

  it.each([
    [
      'other work at the time',
      makePlanned(1, { startTime: '15:00', endTime: '18:00' }),
      { days: 1 },
      'Ook ingepland: Kade',
    ],
    ['leave', own, { days: 2, toBob: true }, 'Afwezig: Vakantie'],
    [
      'less rest than the law wants',
      makePlanned(1, { startTime: '20:00', endTime: '23:30', projectId: 'late' }),
      { days: 2 },
      'Dienst eindigt 23:30, begint 07:00: 7,5 uur rust, Atw art. 5:3 vraagt 11',
    ],
  ])('warns of %s', (_, other, values, warning) => {
    expect(moved([own, other], values).warnings).toContain(warning);
    expect(moved([own], { days: 1 }).warnings).toEqual([]);
  });

  it('says on which of several days something stands against it', () => {
    const days = { days: 1, toBob: true };
    expect(moved([makePlanned(0), makePlanned(1)], days).warnings).toEqual([
      'wo 18 nov: Afwezig: Vakantie',
    ]);
    expect(moved([makePlanned(1)], days).warnings).toEqual(['Afwezig: Vakantie']);
  });

  it('says who is told of it too late: of what is known, and of calls', () => {
    vi.setSystemTime('2026-11-13');
    const late = 'ann: 3 dagen vooraf gewijzigd; oproeptermijn is 4 dagen';
    expect(moved([own], { days: 3 }).warnings).toEqual([expect.stringContaining(late)]);
    expect(moved([own], { days: 3, toBob: true }).warnings).toEqual([
      expect.stringContaining(late),
    ]);
    expect(moved([own], { days: 2, toBob: true, isCopy: true }).warnings).toEqual([
      'Afwezig: Vakantie',
    ]);
    expect(moved([makePlanned(0, { isDraft: true })], { days: 3 }).warnings).toEqual([]);
    const bobs = makePlanned(1, { assignments: makeAssignments('bob') });
    const { bob } = makeRows([bobs]);
    expect(explained(makeMove(bob, { days: 3 }), [bobs]).warnings).toEqual([
      'bob: 4 dagen vooraf gewijzigd; roostertermijn is 28 dagen (Atw art. 4:2)',
    ]);
  });

  it('says that Shift takes one of several days, where it does', () => {
    const tip = 'Shift: alleen deze dag';
    const days = [makePlanned(0), makePlanned(1)];
    expect(moved(days, { days: 1 }).tip).toBe(tip);
    expect(moved([own], { days: 1 }).tip).toBeUndefined();
    const gesture = makeMove(makeRows(days).ann, { days: 1 });
    expect(explained({ ...gesture, column: 0 }, days).tip).toBeUndefined();
    expect(explained(gesture, days, { selected: days }).tip).toBeUndefined();
  });

  it('warns of a closed project in whose row it is put', () => {
    const { ann, bob } = makeRows([own]);
    const to = { ...bob, subject: { ...bob.subject, id: 'closed' } };
    const { warnings } = explained(makeMove(ann, { to }), [own], { rowsBy: 'projects' });
    expect(warnings).toEqual(['Dit werk is afgerond']);
  });

  it('does not count what is moved away, but counts it for a copy', () => {
    const close = { days: 0, toBob: false };
    expect(moved([own], close).warnings).toEqual([]);
    expect(moved([own], { ...close, isCopy: true }).warnings).toEqual(['Ook ingepland: Kade']);
  });

  it('is refused where hours were recorded, but not a copy', () => {
    const done = makePlanned(0, {
      assignments: [{ employeeId: 'ann', hoursWorked: 8, notes: '' }],
    });
    expect(moved([done], { days: 1 })).toMatchObject({
      text: 'Hier zijn al uren ingevuld',
      isRefused: true,
    });
    expect(moved([done], { days: 1, isCopy: true }).isRefused).toBeUndefined();
  });
});

describe('a drag of an end', () => {
  const resized = (items: PlannedItem[], from: number, to: number) => {
    const { ann: row } = makeRows(items);
    return explained({ kind: 'resize', bar: findBar(row), row, from, to }, items);
  };

  test.each([
    [0, 4, 'ma 16 nov – vr 20 nov, 5 dagen'],
    [0, 6, 'ma 16 nov – vr 20 nov, 5 dagen'],
    [0, 0, 'ma 16 nov, 1 dag'],
    [1, 1, 'di 17 nov, 1 dag'],
  ])('from column %i to %i says what remains', (from, to, text) => {
    expect(resized([makePlanned(0), makePlanned(1)], from, to).text).toBe(text);
  });

  it('is refused when it would remove a day with recorded hours', () => {
    const done = makePlanned(1, {
      assignments: [{ employeeId: 'ann', hoursWorked: 8, notes: '' }],
    });
    expect(resized([makePlanned(0), done], 0, 0).isRefused).toBe(true);
    expect(resized([makePlanned(0), done], 0, 2).isRefused).toBeUndefined();
  });

  it('keeps the other time of a night shift', () => {
    const night = makePlanned(0, { startTime: '22:00', endTime: '06:00' });
    const scale = createHoursScale({ date: monday, today: monday }, [night]);
    const { ann: row } = makeRows([night], { scale });
    const gesture = { kind: 'resize' as const, bar: findBar(row), row, from: 1260, to: 1440 };
    expect(explained(gesture, [night]).text).toBe('21:00 – 06:00');
  });
});

describe('a drag over free cells', () => {
  const { ann, bob } = makeRows([]);

  test.each([
    [ann, 0, 0, 'ann, ma 16 nov', []],
    [ann, 3, 6, 'ann, do 19 nov – vr 20 nov', []],
    [bob, 1, 3, 'bob, di 17 nov – do 19 nov', ['wo 18 nov: Afwezig: Vakantie']],
  ])('says for whom and when', (row, from, to, text, warnings) => {
    expect(explained({ kind: 'create', row, from, to }, [])).toEqual({ text, warnings });
  });

  test('over several rows says of how many, and warns by name', () => {
    const gesture = { kind: 'create' as const, row: ann, others: [bob], from: 1, to: 3 };
    expect(explained(gesture, [])).toEqual({
      text: 'ann en nog 1, di 17 nov – do 19 nov',
      warnings: ['wo 18 nov: bob: Afwezig: Vakantie'],
    });
  });
});
