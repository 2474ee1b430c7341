import { expect, test } from 'vitest';
import { computeContrastWithWhite, formatContrastHint } from './contrast.ts';

test('the contrast ratio is 21 on black, 1 on white, and follows WCAG in between', () => {
  expect(computeContrastWithWhite('#000000')).toBe(21);
  expect(computeContrastWithWhite('#ffffff')).toBe(1);
  expect(computeContrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
});

test.each([
  ['#0f5e6b', 'Witte tekst is hier goed op te lezen.'],
  ['#777777', 'Te licht voor witte tekst. Knoppen krijgen een donkerder tint.'],
  ['#ffd400', 'Te licht voor witte tekst. Knoppen krijgen een donkerder tint.'],
  ['#ffd', 'Een kleur zoals #0f5e6b'],
])('%s: %s', (color, hint) => {
  expect(formatContrastHint(color)).toBe(hint);
});
