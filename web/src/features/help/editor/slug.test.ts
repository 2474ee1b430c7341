import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

test.each([
  ['Foto’s van één werk', 'fotos-van-een-werk'],
  ['  Uren: hoe? ', 'uren-hoe'],
  ['!!!', ''],
])('the address of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
});
