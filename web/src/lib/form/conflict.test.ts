import { expect, test } from 'vitest';
import { findConflicts, mergeForm } from './conflict.ts';

const base = { name: 'Oud', colour: 'blauw', host: '' };
const mine = { ...base, name: 'Van mij', colour: 'rood' };
const theirs = { ...base, name: 'Van hen', host: 'planning.nl' };

const fields = ['name', 'colour', 'host'] as const;
const differences = (a: typeof base, b: typeof base) =>
  fields.filter((field) => a[field] !== b[field]);

test('finds what somebody else changed, and which of it the user changed too', () => {
  expect(findConflicts(differences, { base, mine, theirs })).toEqual([
    { field: 'name', isMineToo: true },
    { field: 'host', isMineToo: false },
  ]);
});

test('the same change by both is no conflict', () => {
  expect(findConflicts(differences, { base, mine, theirs: mine })).toEqual([]);
});

test('merging keeps all other typed values, whichever version is chosen', () => {
  const merged = { ...theirs, colour: 'rood' };
  expect(mergeForm(differences, { base, mine, theirs }, 'theirs')).toEqual(merged);
  expect(mergeForm(differences, { base, mine, theirs }, 'mine')).toEqual({
    ...merged,
    name: 'Van mij',
  });
});
