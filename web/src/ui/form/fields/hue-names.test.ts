import { hueChoices } from '@ploegplan/contract/values/hues';
import { expect, test } from 'vitest';
import { hueName } from './hue-names.ts';

test('each hue to choose from has its own name', () => {
  expect(hueChoices.map(hueName)).not.toContain('');
  expect(new Set(hueChoices.map(hueName)).size).toBe(hueChoices.length);
});

test('a hue between the choices has the name of the nearest, around the circle too', () => {
  expect(hueName(263)).toBe(hueName(260));
  expect(hueName(359)).toBe(hueName(335));
  expect(hueName(10)).toBe(hueName(335));
  expect(hueName(20)).toBe(hueName(50));
});
