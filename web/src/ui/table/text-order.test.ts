import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, orderedText } from './text-order.ts';

const { compare } = new Intl.Collator('nl', { numeric: true });

it('orders any two texts as the Dutch collation does', () => {
  const parts = [
    'a',
    'B',
    'b',
    'z',
    ' ',
    '0',
    '00',
    '7',
    '07',
    '9',
    '10',
    '4321',
    '12345678901',
    'é',
    '-',
    'ij',
  ];
  const text = oneof(
    array(constantFrom(...parts), { maxLength: 6 }).map((all) => all.join('')),
    string(),
  );
  assert(
    property(text, text, (one, other) => {
      const order = compareTexts(orderedText(one), orderedText(other));
      expect(Math.sign(order)).toBe(Math.sign(compare(one, other)));
    }),
    { numRuns: 5_000, seed: 1 },
  );
});
