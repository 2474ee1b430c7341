import { addDays } from '@ploegplan/contract/dates/dates';
import { buildCells, type HoursCell, sumQuarters } from '@ploegplan/contract/rules/hours/hours';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPeriod, getPeriod, listDays } from '../../lib/dates/periods.ts';
import { listReadyWeeks } from './approving.ts';
import { listMondays, toWholeWeeks } from './period.ts';
import { listChangesBetween } from './register/changes.ts';
import { buildRows, type HoursNames, keepSame } from './rows.ts';
import { createHoursSheet } from './sheet.ts';
import { computeTotals, totalsBy } from './totals.ts';

const monday = '2025-12-29';
const people = ['Ann', 'Bob', 'Cas'];
const terms = { project: 'Steiger', projects: 'Steigers' };
const named = (id: string) => ({ id, name: id, detail: id === 'Kade' ? 'Bouwgroep' : '' });
const names: HoursNames = {
  people: people.map(named),
  getPerson: named,
  getTarget: named,
  getKind: (id) => id,
  kindOrder: (id) => (id === 'Normaal' ? 0 : 1),
};

const place = fc.constantFrom(
  { projectId: 'Kade', clientId: null },
  { projectId: 'Toren', clientId: null },
  { projectId: null, clientId: 'Bakkerij' },
);
const line = fc.record({
  employeeId: fc.constantFrom(...people),
  day: fc.integer({ min: 0, max: 13 }),
  place,
  kindId: fc.constantFrom('Normaal', 'Overwerk'),
  quarters: fc.integer({ min: 0, max: 40 }),
});
const anyCells = fc.array(line, { maxLength: 40 }).map((all) => {
  const lines = all.map(({ day, place: target, quarters, ...one }) => ({
    ...one,
    ...target,
    date: addDays(monday, day),
    hours: quarters / 4,
    entered: null,
    reason: '',
    at: '',
    by: 'kantoor',
  }));
  const byCell = new Map(
    lines.map((entry) => [
      JSON.stringify([entry.employeeId, entry.date, entry.projectId, entry.clientId, entry.kindId]),
      entry,
    ]),
  );
  return buildCells(
    { items: [], lines: [...byCell.values()], approvals: [{ employeeId: 'Ann', monday }] },
    { standardKindId: 'Normaal', workingWeek: usualWeek },
  );
});

const week = { from: monday, to: addDays(monday, 6) };
const inWeek = (cells: ReadonlyMap<string, HoursCell>) =>
  [...cells.values()].filter(({ date }) => date <= week.to);

describe('totals', () => {
  test('by person, project, client and kind agree with each other and with the rows and the file', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const all = sumQuarters(inWeek(cells));
        for (const by of totalsBy) {
          const totals = computeTotals(cells.values(), by, names, week);
          expect(totals.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(all);
        }
        for (const group of ['people', 'projects'] as const) {
          const rows = buildRows(cells, {
            group,
            days: listDays(week),
            today: '2026-01-05',
            names,
            search: '',
          });
          const sumOfType = (type: string) =>
            rows.reduce((sum, row) => sum + (row.type === type ? row.recorded : 0), 0);
          expect([sumOfType('group'), sumOfType('line')]).toEqual([all, all]);
        }
        const sheet = createHoursSheet('Uren', cells.values(), names, week, terms);
        expect(sheet.columns[3]?.label).toBe(terms.project);
        const column = sheet.columns.findIndex(({ label }) => label === 'Uren');
        expect(sheet.rows.reduce((sum, row) => sum + Number(row[column]) * 4, 0)).toBe(all);
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  test('of approved weeks are apart', () => {
    const cells = fc.sample(anyCells, { seed: 3, numRuns: 1 })[0] ?? new Map<string, HoursCell>();
    const [ann] = computeTotals(cells.values(), 'person', names, week);
    const own = sumQuarters(inWeek(cells).filter(({ employeeId }) => employeeId === 'Ann'));
    expect(ann).toMatchObject({ key: 'Ann', approved: own, recorded: own });
  });
});

describe('rows', () => {
  const cells = fc.sample(anyCells, { seed: 5, numRuns: 1 })[0] ?? new Map<string, HoursCell>();
  const shown = {
    group: 'people',
    days: listDays(week),
    today: '2026-01-05',
    names,
    search: '',
  } as const;

  test('of people who are found have all their lines; else those lines that are found', () => {
    const rows = (search: string) =>
      buildRows(cells, { ...shown, search }).map((row) => `${row.type} ${row.name}`);
    expect(
      rows('ann').every((row, at) => (at === 0 ? row === 'group Ann' : row.startsWith('line'))),
    ).toBe(true);
    expect(rows('bouwgroep').filter((row) => row.startsWith('line'))).toEqual(
      rows('').filter((row) => row === 'line Kade'),
    );
    expect(rows('niemand')).toEqual([]);
  });

  test('that did not change stay the same objects', () => {
    const before = buildRows(cells, shown);
    expect(keepSame(before, buildRows(cells, shown)).every((row, at) => row === before[at])).toBe(
      true,
    );
    const [first] = cells.values();
    if (!first) throw new Error('No cells');
    const changed = new Map(cells).set(first.key, { ...first, quarters: 1 });
    const after = keepSame(before, buildRows(changed, shown));
    expect(after.filter((row, at) => row !== before[at]).length).toBe(2);
  });
});

describe('a period', () => {
  test('of a month has its days, and the whole weeks that they lie in', () => {
    const month = getPeriod('month', '2028-02-29');
    expect(month).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(toWholeWeeks(month)).toEqual({ from: '2028-01-31', to: '2028-03-05' });
    expect(listMondays(month).length).toBe(5);
  });

  test('of week 53 belongs to the year in which it begins', () => {
    expect(formatPeriod('week', '2027-01-03')).toBe('week 53, 2026');
    expect(getPeriod('week', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  test.each([['2026-03-29'], ['2026-10-25']])(
    'of the week in which the clock changes on %s has seven days',
    (day) => {
      expect(listDays(getPeriod('week', day)).length).toBe(7);
    },
  );
});

describe('weeks that are ready', () => {
  const cell = (values: Partial<HoursCell>): HoursCell => ({
    key: JSON.stringify(values),
    employeeId: 'Ann',
    date: monday,
    targetId: 'Kade',
    projectId: 'Kade',
    clientId: null,
    kindId: 'Normaal',
    planned: 32,
    entered: 32,
    line: null,
    quarters: 32,
    approved: false,
    notes: '',
    ...values,
  });
  const ready = (cells: HoursCell[], checks = new Map()) =>
    listReadyWeeks(cells, checks, { mondays: [monday], isShown: () => true }).map(
      ({ employeeId, lines }) => [employeeId, lines.length],
    );

  test('have hours on every planned day and nothing to look at', () => {
    expect(ready([cell({}), cell({ date: addDays(monday, 1) })])).toEqual([['Ann', 2]]);
    expect(ready([cell({}), cell({ date: addDays(monday, 1), quarters: null })])).toEqual([]);
    expect(ready([cell({})], new Map([[`Ann ${monday}`, []]]))).toEqual([]);
    expect(ready([cell({ approved: true })])).toEqual([]);
  });

  test('have no lines for days on which nothing counts', () => {
    expect(ready([cell({}), cell({ date: addDays(monday, 1), quarters: 0 })])).toEqual([
      ['Ann', 1],
    ]);
    expect(ready([cell({ quarters: 0 })])).toEqual([]);
  });
});

test('a later register says what is other than in the one before', () => {
  const worked = (name: string, hours: number, travel = 0) => ({
    employeeId: name,
    name,
    date: monday,
    hours,
    travel,
  });
  const before = [worked('Ann', 8, 1), worked('Bob', 4), worked('Cas', 2)];
  const after = [worked('Ann', 8, 2), worked('Bob', 5), worked('Dik', 1)];
  expect(
    listChangesBetween(before, after).map(({ name, of, ...one }) => [
      name,
      of,
      one.before,
      one.after,
    ]),
  ).toEqual([
    ['Ann', 'travel', 1, 2],
    ['Bob', 'hours', 4, 5],
    ['Cas', 'hours', 2, null],
    ['Dik', 'hours', null, 1],
  ]);
});
