import { limits } from '@ploegplan/contract/limits';
import { expect, test } from 'vitest';
import { selectAcceptable } from './acceptable.ts';

const photo = (name = 'a.jpg', type = 'image/jpeg') => new File(['inhoud'], name, { type });

test('images are accepted', () => {
  const files = [photo(), photo('b.png', 'image/png')];
  expect(selectAcceptable(files, 0)).toEqual({ files, refusals: [] });
});

test('a file that is not an image is left out with the reason', () => {
  const kept = photo();
  const { files, refusals } = selectAcceptable([photo('bon.pdf', 'application/pdf'), kept], 0);
  expect(files).toEqual([kept]);
  expect(refusals).toEqual(['Alleen afbeeldingen kunnen mee, bon.pdf niet.']);
});

test('of several files that are not images the first is named and the others are counted', () => {
  const picked = ['a.pdf', 'b.txt', 'c.txt'].map((name) => photo(name, 'text/plain'));
  expect(selectAcceptable(picked, 0).refusals).toEqual([
    'Alleen afbeeldingen kunnen mee, a.pdf en nog 2 niet.',
  ]);
});

test('HEIC is accepted by its name, because many browsers know no type for it', () => {
  const files = [photo('IMG_1.HEIC', ''), photo('b.heif', '')];
  expect(selectAcceptable(files, 0)).toEqual({ files, refusals: [] });
});

test('a large photo is accepted, because it is scaled down afterwards', () => {
  const heavy = new File([new Uint8Array(limits.imageBytes + 1)], 'a.jpg', { type: 'image/jpeg' });
  expect(selectAcceptable([heavy], 0)).toEqual({ files: [heavy], refusals: [] });
});

test('at most 20 pending images are accepted', () => {
  const { files, refusals } = selectAcceptable([photo(), photo('b.jpg')], 19);
  expect(files).toHaveLength(1);
  expect(refusals).toEqual(['Kies hooguit 20 afbeeldingen tegelijk.']);
});
