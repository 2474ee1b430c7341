import { expect, test } from 'vitest';
import { type Column, filterFittingColumns } from './columns.ts';

const column = (key: string, width: number): Column<string> => ({
  key,
  label: key,
  width,
  value: (row) => row,
});
const columns = [column('name', 20), column('client', 13), column('status', 10), column('end', 8)];
const keys = (width: number, sortedBy = 'name') =>
  filterFittingColumns(columns, width, sortedBy).map(({ key }) => key);

test('all columns are shown where they fit', () => {
  expect(keys(51)).toEqual(['name', 'client', 'status', 'end']);
});

test('the last columns are left out where they do not fit, but never the first', () => {
  expect(keys(50)).toEqual(['name', 'client', 'status']);
  expect(keys(34)).toEqual(['name', 'client']);
  expect(keys(1)).toEqual(['name']);
});

test('the column that the rows are sorted by stays', () => {
  expect(keys(32, 'status')).toEqual(['name', 'status']);
});
