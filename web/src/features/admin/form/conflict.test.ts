import { expect, test } from 'vitest';
import { testTenant } from '../test-tenant.ts';
import { clashesOf, mergeForm } from './conflict.ts';
import { valuesOf } from './values.ts';

const base = valuesOf(testTenant());
const mine = { ...base, displayName: 'Van mij', accentColor: '#112233' };
const theirs = { ...base, displayName: 'Van hen', hosts: 'planning.nl' };

test('tells what somebody else changed, and which of it the user changed too', () => {
  expect(clashesOf(base, mine, theirs)).toEqual([
    { field: 'displayName', isMineToo: true },
    { field: 'hosts', isMineToo: false },
  ]);
});

test('the same change by both is nothing to choose between', () => {
  expect(clashesOf(base, mine, mine)).toEqual([]);
});

test('whatever is chosen, nothing else that was typed is lost', () => {
  const merged = { ...theirs, accentColor: '#112233' };
  expect(mergeForm(base, mine, theirs, 'theirs')).toEqual(merged);
  expect(mergeForm(base, mine, theirs, 'mine')).toEqual({ ...merged, displayName: 'Van mij' });
});
