import { describe, expect, it } from 'vitest';
import { type Column, createSheet, formatCell, formatFullCell } from '../columns.ts';
import { findRowAfter } from './moves.ts';
import { createSearchTexts, searchRows } from './search.ts';
import { emptySelection, extendRange, restrictTo, toggle, toggleAll } from './selection.ts';
import { rankRows, sortRows } from './sort.ts';
import { sortOptions } from './sort-options.ts';

interface Job {
  id: string;
  name: string;
  hours: number | null;
  day: string | null;
  status: string;
}

const job = (name: string, values: Partial<Job> = {}): Job => ({
  id: name,
  name,
  hours: null,
  day: null,
  status: '',
  ...values,
});

const statuses = ['Aanvraag', 'Offerte', 'Gereed'];
const name: Column<Job> = { key: 'name', label: 'Naam', width: 1, value: (one) => one.name };
const hours: Column<Job> = {
  key: 'hours',
  label: 'Uren',
  width: 1,
  kind: 'number',
  value: (one) => one.hours,
};
const day: Column<Job> = {
  key: 'day',
  label: 'Dag',
  width: 1,
  kind: 'date',
  value: (one) => one.day,
};
const status: Column<Job> = {
  key: 'status',
  label: 'Status',
  width: 1,
  value: (one) => one.status,
  order: (one) => (one.status === '' ? null : statuses.indexOf(one.status)),
};

const sorted = (jobs: Job[], by: Column<Job>, descending = false) =>
  sortRows(jobs, rankRows(jobs, by), descending, () => rankRows(jobs, name)).map(({ id }) => id);

describe('sorting a list', () => {
  it('follows the Dutch collation: ignores accents and case, and compares numbers in texts by value', () => {
    const jobs = ['zolder', 'Émile', 'blok 10', 'eerst', 'Blok 9', 'Zand'].map((text) => job(text));
    expect(sorted(jobs, name)).toEqual(['Blok 9', 'blok 10', 'eerst', 'Émile', 'Zand', 'zolder']);
  });

  it('sorts numbers, dates and statuses by their own order', () => {
    const jobs = [
      job('a', { hours: 10, day: '2027-01-01', status: 'Gereed' }),
      job('b', { hours: -2.5, day: '2026-12-31', status: 'Offerte' }),
      job('c', { hours: 9, day: '2026-02-01', status: 'Aanvraag' }),
    ];
    expect(sorted(jobs, hours)).toEqual(['b', 'c', 'a']);
    expect(sorted(jobs, day)).toEqual(['c', 'b', 'a']);
    expect(sorted(jobs, status)).toEqual(['c', 'b', 'a']);
    expect(sorted(jobs, status, true)).toEqual(['a', 'b', 'c']);
  });

  it('puts empty values last in both directions, and treats zero as a value', () => {
    const jobs = [job('leeg'), job('nul', { hours: 0 }), job('een', { hours: 1 })];
    expect(sorted(jobs, hours)).toEqual(['nul', 'een', 'leeg']);
    expect(sorted(jobs, hours, true)).toEqual(['een', 'nul', 'leeg']);
  });

  it('sorts equal values by name, then in the given order', () => {
    const jobs = [
      job('c', { hours: 1 }),
      job('a', { hours: 1 }),
      { ...job('a', { hours: 1 }), id: 'later' },
    ];
    expect(sorted(jobs, hours, true)).toEqual(['a', 'later', 'c']);
  });
});

describe('searching a list', () => {
  const jobs = [job('José Müller', { status: 'Gereed' }), job('Jan de Boer', { hours: 1250.5 })];
  const found = (words: string, columns: Column<Job>[] = [name, hours, status]) =>
    searchRows(jobs, createSearchTexts(columns), words).map(({ id }) => id);

  it('ignores accents and case, and matches several words in any order', () => {
    expect(found('jose')).toEqual(['José Müller']);
    expect(found(' MULLER  jos ')).toEqual(['José Müller']);
    expect(found('José')).toEqual(['José Müller']);
    expect(found('jan muller')).toEqual([]);
    expect(found(' ')).toHaveLength(2);
  });

  it('searches visible columns and additional search words', () => {
    expect(found('gereed jose')).toEqual(['José Müller']);
    expect(found('1.250,5')).toEqual(['Jan de Boer']);
    expect(found('gereed', [name])).toEqual([]);
    expect(found('baas', [{ ...name, alsoFoundBy: () => 'Baas' }])).toHaveLength(2);
  });
});

describe('selecting rows', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const ids = ({ ids: ticked }: { ids: ReadonlySet<string> }) => [...ticked].sort();

  it('toggles one row', () => {
    const one = toggle(emptySelection, 'b');
    expect(ids(one)).toEqual(['b']);
    expect(ids(toggle(one, 'b'))).toEqual([]);
  });

  it('extends and shrinks a range from the last row, keeping the earlier selection', () => {
    const start = toggle(toggle(emptySelection, 'e'), 'b');
    const wide = extendRange(start, order, 'b', 'd');
    expect(ids(wide)).toEqual(['b', 'c', 'd', 'e']);
    expect(ids(extendRange(wide, order, 'd', 'c'))).toEqual(['b', 'c', 'e']);
    expect(ids(extendRange(wide, order, 'd', 'a'))).toEqual(['a', 'b', 'e']);
  });

  it('starts a range at the focused row without a visible anchor', () => {
    expect(ids(extendRange(emptySelection, order, 'c', 'd'))).toEqual(['c', 'd']);
    expect(ids(extendRange(toggle(emptySelection, 'weg'), order, 'c', 'b'))).toEqual([
      'b',
      'c',
      'weg',
    ]);
  });

  it('selects and deselects all visible rows', () => {
    const all = toggleAll(toggle(emptySelection, 'weg'), order);
    expect(ids(all)).toEqual([...order, 'weg']);
    expect(ids(toggleAll(all, order))).toEqual(['weg']);
    expect(ids(toggleAll(toggle(emptySelection, 'a'), order))).toEqual(order);
  });

  it('reduces the selection to given rows that were selected', () => {
    const some = restrictTo(toggle(toggle(emptySelection, 'a'), 'b'), [{ id: 'b' }, { id: 'c' }]);
    expect(ids(some)).toEqual(['b']);
    expect(ids(extendRange(some, order, 'd', 'e'))).toEqual(['b', 'd', 'e']);
  });
});

it('keys move between rows within the list', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter'];
  const from = (at: number) => keys.map((key) => findRowAfter(key, { at, count: 50, page: 20 }));
  expect(from(0)).toEqual([1, 0, 20, 0, 0, 49, undefined]);
  expect(from(45)).toEqual([46, 44, 49, 25, 0, 49, undefined]);
});

it('the sort menu offers every visible column and the sorted one, in both directions', () => {
  const all = [name, hours, day, status];
  const order = { sortBy: 'status', descending: true };
  expect(sortOptions(all, { visible: [name, hours], order }).map(({ label }) => label)).toEqual([
    'Naam (A–Z)',
    'Naam (Z–A)',
    'Uren (laag–hoog)',
    'Uren (hoog–laag)',
    'Status (oplopend)',
    'Status (aflopend)',
  ]);
});

it('a cell is formatted in Dutch, and an export contains typed values', () => {
  const one = job('Jan', { hours: 1250.5, day: '2020-11-16' });
  expect([hours, day].map((column) => formatCell(column, one))).toEqual([
    '1.250,5',
    'ma 16 nov 2020',
  ]);
  expect(formatFullCell(day, one)).toBe('maandag 16 november 2020');
  expect(createSheet('Uren', [name, hours, day, status], [one])).toMatchObject({
    title: 'Uren',
    columns: [{ kind: 'text' }, { kind: 'number' }, { kind: 'date' }, { kind: 'text' }],
    rows: [['Jan', 1250.5, '2020-11-16', '']],
  });
});
