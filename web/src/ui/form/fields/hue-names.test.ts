import { hueChoices } from '@ploegplan/contract/values/hues';
import { expect, test } from 'vitest';
import { findHueName } from './hue-names.ts';

test('each hue to choose from has its own name', () => {
  expect(hueChoices.map(findHueName)).not.toContain('');
  expect(new Set(hueChoices.map(findHueName)).size).toBe(hueChoices.length);
});

test('a hue between the choices has the name of the nearest, around the circle too', () => {
  expect(findHueName(263)).toBe(findHueName(260));
  expect(findHueName(359)).toBe(findHueName(335));
  expect(findHueName(10)).toBe(findHueName(335));
  expect(findHueName(20)).toBe(findHueName(50));
});
