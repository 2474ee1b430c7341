import { expect, test } from 'vitest';
import { formatNew } from './messages.ts';

test.each([
  ['Project', 'Nieuw project'],
  ['Steiger', 'Nieuwe steiger'],
  ['Bouwwerk', 'Nieuw bouwwerk'],
  ['Klus', 'Nieuwe klus'],
])('something new of the kind %s is a %s', (term, words) => {
  expect(formatNew(term)).toBe(words);
});
