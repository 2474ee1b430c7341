import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneLine, normaliseLine, normaliseName, normaliseText } from './text.ts';

const ways = [
  'Café Noord',
  'Cafe\u0301 Noord',
  ' Café\u00A0Noord ',
  'Ca\u00ADfé\u200B Noord\uFEFF',
  'Cafe\u0301\u202FNoord',
];

test.each(ways)('a name that is written as %j is stored as one name', (name) => {
  expect(normaliseLine(name)).toBe('Café Noord');
  expect(normaliseName(name.replace('Noord', '  NOORD'))).toBe('café noord');
});

test('an emoji of several parts stays whole, in one line and in several', () => {
  for (const emoji of ['👷‍♂️', '👩🏽‍🔧']) {
    expect(normaliseLine(`${emoji} Bouw`)).toBe(`${emoji} Bouw`);
    expect(normaliseText(`${emoji}\nBouw `)).toBe(`${emoji}\nBouw`);
  }
});

const anyCharacter = fc.nat(0x1_ff_ff).map((code) => String.fromCodePoint(code));

test('what is normalised stays so, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const line = normaliseLine(text);
      expect(normaliseLine(line)).toBe(line);
      expect(line).not.toMatch(/^\s|\s$|[\u00A0\u200B]/);
    }),
  );
});

test.each(['\n', '\t', '\u0000', '\u001B', '\u0085', '\u2028'])('%j is not in one line', (sign) => {
  expect(isOneLine(`Jan${sign}Piet`)).toBe(false);
});
