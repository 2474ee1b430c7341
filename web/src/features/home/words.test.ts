import { expect, test } from 'vitest';
import { changeText } from './words.ts';

test('what one action did to many days is one text with the number of days', () => {
  expect(changeText({ kind: 'moved', days: 10 })).toBe('10 dagen verplaatst');
  expect(changeText({ kind: 'moved', days: 1 })).toBe('Verplaatst');
});
