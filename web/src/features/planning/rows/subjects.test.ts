import { Employee } from '@ploegplan/contract/employees/schemas';
import { Material } from '@ploegplan/contract/materials/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, it, test } from 'vitest';
import {
  createEmployeeRows,
  createMaterialRows,
  createProjectRows,
  filterFreeRows,
  filterSearchedRows,
} from './subjects.ts';
import { makeSubject } from './test-rows.ts';

const ann = sample(Employee, { name: 'Ann', crew: 'Ploeg 2', jobTitle: 'Timmerman' });
const bob = sample(Employee, { name: 'Bob', jobTitle: 'Metselaar' });
const carl = sample(Employee, { name: 'Carl', crew: 'Ploeg 10', jobTitle: 'Timmerman' });
const dirk = sample(Employee, { name: 'Dirk', crew: 'Ploeg 2', deleted: true });
const all = [ann, bob, carl, dirk];

const none = new Set<string>();
const week = { first: '2026-11-16', last: '2026-11-22' };
const written = (rows: readonly { name: string; heading: string | null }[]) =>
  rows.map(({ name, heading }) => (heading ? `${heading}: ${name}` : name));

describe('the rows of employees', () => {
  it('leave out who left, unless something is planned', () => {
    expect(written(createEmployeeRows(all, none, 'none', week))).toEqual(['Ann', 'Bob', 'Carl']);
    const [last] = createEmployeeRows(all, new Set([dirk.id]), 'none', week).slice(-1);
    expect(last).toMatchObject({ name: 'Dirk', detail: 'Uit dienst' });
  });

  test.each([
    [{ lastDay: '2026-11-15' }, [], 'Uit dienst'],
    [{ lastDay: '2026-11-16', deleted: true }, ['Eva'], 'Stukadoor'],
    [{ inServiceFrom: '2026-11-22' }, ['Eva'], 'Stukadoor'],
    [{ inServiceFrom: '2026-11-23' }, [], 'Nog niet in dienst'],
  ])('of somebody with %o are %j in a week', (dates, names, detail) => {
    const eva = sample(Employee, { name: 'Eva', jobTitle: 'Stukadoor', ...dates });
    expect(written(createEmployeeRows([eva], none, 'none', week))).toEqual(names);
    expect(createEmployeeRows([eva], new Set([eva.id]), 'none', week)).toMatchObject([{ detail }]);
  });

  it('are grouped by crew, in the order of numbers', () => {
    const grouped = createEmployeeRows(all, new Set([dirk.id]), 'crew', week);
    expect(written(grouped)).toEqual([
      'Ploeg 2: Ann',
      'Dirk',
      'Ploeg 10: Carl',
      'Zonder ploeg: Bob',
    ]);
  });
});

it('the rows of projects are those that are open or planned, by title', () => {
  const [open, closed, gone] = [
    sample(Project, { title: 'Werk 10', client: sampleId() }),
    sample(Project, { title: 'Werk 2' }),
    sample(Project, { title: 'Werk 1', deleted: true }),
  ];
  const rows = (planned: Set<string>) =>
    createProjectRows([open, closed, gone], planned, (one) => one !== closed, {
      clientOf: (id) => (id ? 'Gemeente' : ''),
      noteOf: (id) => (id === open.id ? '2 keuringen' : ''),
    });
  expect(rows(none)).toMatchObject([{ name: 'Werk 10', detail: 'Gemeente · 2 keuringen' }]);
  const planned = new Set([closed.id, gone.id]);
  expect(written(rows(planned))).toEqual(['Werk 1', 'Werk 2', 'Werk 10']);
});

it('the rows of materials leave out what is gone, unless it is planned', () => {
  const crane = sample(Material, { name: 'Kraan' });
  const ladder = sample(Material, { name: 'Ladder', deleted: true });
  expect(written(createMaterialRows([crane, ladder], none))).toEqual(['Kraan']);
  expect(createMaterialRows([crane, ladder], new Set([ladder.id]))).toHaveLength(2);
});

test.each([
  ['', 3, true],
  ['ann', 1, false],
  ['ANN bos', 1, false],
  ['bos', 2, false],
  ['bos kade', 0, true],
  ['metselaar', 1, false],
])('the search %j finds %i rows, without headings', (search, count, keepsHeading) => {
  const rows = createEmployeeRows([ann, bob, carl], none, 'crew', week);
  const found = filterSearchedRows(rows, search, ({ id }) =>
    id === bob.id ? '' : 'Nieuwbouw Bós',
  );
  expect(found).toHaveLength(count);
  expect(found.every(({ heading }) => heading === null)).toBe(count === 0 || !keepsHeading);
});

it('an employee with at least one day without work is free', () => {
  const days = ['2026-11-16', '2026-11-17'];
  const taken = new Set(['ann 2026-11-16', 'bob 2026-11-16', 'bob 2026-11-17']);
  const rows = ['ann', 'bob', 'carl'].map(makeSubject);
  const free = filterFreeRows(rows, days, (id, day) => taken.has(`${id} ${day}`));
  expect(free.map(({ id }) => id)).toEqual(['ann', 'carl']);
});
