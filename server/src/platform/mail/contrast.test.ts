import { expect, test } from 'vitest';
import { chooseReadableColor } from './contrast.ts';

test.each([
  ['#0f5e6b', '#ffffff'],
  ['#9a3412', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#ffd54a', '#1b2126'],
  ['#ffffff', '#1b2126'],
  ['#00c853', '#1b2126'],
])('readableOn returns for background %s the text colour %s', (background, text) => {
  expect(chooseReadableColor(background)).toBe(text);
});
