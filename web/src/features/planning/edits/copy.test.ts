import type { Absence } from '@ploegplan/contract/absences/schemas';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { usualWeek, type WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it } from 'vitest';
import {
  makeAssignments,
  makePlannedItem,
} from '../../../data/planning/test/test-planning-item.ts';
import {
  computeWeeklyOffsets,
  createDateMapping,
  createPlacing,
  explainTooMany,
  planCopies,
  selectItems,
} from './copy.ts';

/** 16 November 2026 is a Monday. */
const on = (day: number, values: Parameters<typeof makePlannedItem>[0] = {}) =>
  makePlannedItem({
    id: `${day}`,
    date: `2026-11-${day}`,
    assignments: makeAssignments('ann'),
    ...values,
  });

const away = (employeeId: string, day: string): Absence => ({
  id: day,
  employeeId,
  kindId: 'vacation',
  kindName: 'Vakantie',
  hue: 150,
  kind: 'vacation',
  firstDay: day,
  lastDay: day,
  hoursPerDay: null,
  note: '',
  isUnanswered: false,
  version: 1,
});

describe('days after a move', () => {
  const datesOf = (days: number[], first: string, week: WorkingWeek = usualWeek) => {
    const items = days.map((day) => on(day));
    return items.map(createDateMapping(items, first, week));
  };

  it('skip the weekend when the work is of workdays', () => {
    expect(datesOf([16, 17, 19], '2026-11-19')).toEqual(['2026-11-19', '2026-11-20', '2026-11-24']);
    expect(datesOf([19, 20], '2026-11-09')).toEqual(['2026-11-09', '2026-11-10']);
  });

  it('skip the days on which the company does not work, and no others', () => {
    const saturdays = usualWeek.with(0, null).with(5, usualWeek[0] ?? null);
    expect(datesOf([19, 20, 21], '2026-11-20', saturdays)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-24',
    ]);
  });

  it('follow each other when a weekend was planned, or is asked for', () => {
    expect(datesOf([20, 21], '2026-11-27')).toEqual(['2026-11-27', '2026-11-28']);
    expect(datesOf([16, 17], '2026-11-21')).toEqual(['2026-11-21', '2026-11-22']);
  });
});

describe('values in another place', () => {
  const item = on(16, { assignments: makeAssignments('ann', 'bob') });
  const place = {
    date: '2026-11-17',
    from: 'ann',
    to: 'cas',
    rowsBy: 'employees',
    workingWeek: usualWeek,
  } as const;

  it('have the other employee in the place of the first, and a copy has nobody else', () => {
    expect(createPlacing([item], { ...place, isCopy: false })(item)).toEqual({
      date: '2026-11-17',
      employeeIds: ['cas', 'bob'],
    });
    expect(createPlacing([item], { ...place, isCopy: true })(item).employeeIds).toEqual(['cas']);
  });

  it('are empty when nothing changes', () => {
    const same = { ...place, date: item.date, to: 'ann', isCopy: true };
    expect(createPlacing([item], same)(item)).toEqual({});
  });
});

it('the days of a bar are one, that and the later ones, or all', () => {
  const items = [on(16), on(17), on(18)];
  const idsOf = (scope: Parameters<typeof selectItems>[0]) =>
    selectItems(scope, items, 1).map(({ id }) => id);
  expect([idsOf('day'), idsOf('later'), idsOf('all')]).toEqual([
    ['17'],
    ['17', '18'],
    ['16', '17', '18'],
  ]);
});

describe('copies', () => {
  const rules = {
    holidays: {},
    absences: [],
    hidesWeekend: false,
    employees: new Map(),
    isMeant: () => true,
    withSkipped: false,
  };
  const copied = (edits: readonly PlanningEdit[]) =>
    edits.map(
      (edit) => edit.kind === 'copy' && [edit.of, edit.values.date, edit.values.employeeIds],
    );

  it('leave out who is away, and the item when nobody is left', () => {
    const items = [on(16, { assignments: makeAssignments('ann', 'bob') }), on(17)];
    const absences = [away('ann', '2026-11-23'), away('ann', '2026-11-24')];
    const plan = planCopies(items, [7], { ...rules, absences });
    expect(copied(plan.edits)).toEqual([['16', '2026-11-23', ['bob']]]);
    expect(plan.skipped.map(({ date, employeeId }) => [date, employeeId])).toEqual([
      ['2026-11-23', 'ann'],
      ['2026-11-24', 'ann'],
    ]);
    const anyway = planCopies(items, [7], { ...rules, absences, withSkipped: true });
    expect(copied(anyway.edits)).toEqual([
      ['16', '2026-11-23', undefined],
      ['17', '2026-11-24', undefined],
    ]);
    expect(anyway.skipped).toEqual(plan.skipped);
  });

  it('leave out holidays, hidden weekends and who no longer works here, each said once', () => {
    const items = [
      on(16),
      on(16, { id: 'same day' }),
      on(21),
      on(18, { assignments: makeAssignments('eva') }),
    ];
    const plan = planCopies(items, [7], {
      ...rules,
      holidays: { '2026-11-23': 'Feest' },
      hidesWeekend: true,
      employees: new Map([
        ['eva', { inServiceFrom: null, lastDay: null, deleted: true, contracts: [] }],
      ]),
    });
    expect(plan.edits).toEqual([]);
    expect(plan.skipped).toEqual([
      { date: '2026-11-23', employeeId: null, reason: 'Feest' },
      { date: '2026-11-25', employeeId: 'eva', reason: 'Niet in dienst' },
      { date: '2026-11-28', employeeId: null, reason: 'weekend' },
    ]);
  });

  it('leave out a night that ends on a holiday or on leave', () => {
    const night = { startTime: '22:00', endTime: '06:00' };
    const plan = planCopies([on(16, night), on(18, night)], [7], {
      ...rules,
      holidays: { '2026-11-24': 'Feest' },
      absences: [away('ann', '2026-11-26')],
    });
    expect(plan.edits).toEqual([]);
    expect(plan.skipped).toEqual([
      { date: '2026-11-23', employeeId: null, reason: 'Feest (di 24 nov)' },
      { date: '2026-11-25', employeeId: 'ann', reason: 'Vakantie (do 26 nov)' },
    ]);
  });

  it('are of the meant people only', () => {
    const items = [on(16, { assignments: makeAssignments('ann', 'bob') }), on(17)];
    const plan = planCopies(items, [1], { ...rules, isMeant: (id) => id === 'bob' });
    expect(copied(plan.edits)).toEqual([['16', '2026-11-17', ['bob']]]);
  });

  it('come back each week until a day, each time as a range of their own', () => {
    const items = [on(19, { rangeId: 'range' }), on(20, { rangeId: 'range' })];
    const until = '2026-12-03';
    const { edits } = planCopies(items, computeWeeklyOffsets(items, until), { ...rules, until });
    expect(edits.map((edit) => edit.kind === 'copy' && edit.values.date)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-12-03',
    ]);
    const ranges = edits.map((edit) => edit.kind === 'copy' && edit.values.rangeId);
    expect(ranges[0]).toBeTypeOf('string');
    expect(ranges).toEqual([ranges[0], ranges[0], null]);
    expect(ranges[0]).not.toBe('range');
  });
});

it('more edits than one command may have are reported', () => {
  expect(explainTooMany(1000)).toBeNull();
  expect(explainTooMany(1200)).toBe('Dat zijn 1.200 items. Er kunnen er 1.000 tegelijk.');
});
