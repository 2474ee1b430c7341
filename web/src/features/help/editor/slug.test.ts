import { expect, test } from 'vitest';
import { createSlug, isSlug } from './slug.ts';

test.each([
  ['Foto’s van één werk', 'fotos-van-een-werk'],
  ['  Uren: hoe? ', 'uren-hoe'],
  ['!!!', ''],
])('the address of %s is %s', (title, slug) => {
  expect(createSlug(title)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
});
