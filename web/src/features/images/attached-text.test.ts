import { expect, test } from 'vitest';
import { formatAttached } from './attached-text.ts';

const named = (...names: string[]) => names.map((filename) => ({ filename }));

test.each([
  ['one image', 'copy', ['a.jpg'], [], ['a.jpg'], ['1 afbeelding gekopieerd', 'a.jpg']],
  [
    'three images',
    'move',
    ['a', 'b', 'c'],
    ['z'],
    ['z', 'a', 'b', 'c'],
    ['3 afbeeldingen verplaatst', 'a, b, c'],
  ],
  [
    'a name that was taken',
    'copy',
    ['a.jpg'],
    ['a.jpg'],
    ['a.jpg', 'a (2).jpg'],
    ['1 afbeelding gekopieerd', 'De naam bestond al, hier heet die a (2).jpg'],
  ],
  [
    'two names that were taken',
    'copy',
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg', 'a (2).jpg', 'b (2).jpg'],
    ['2 afbeeldingen gekopieerd', 'De naam bestond al, hier heet die a (2).jpg en nog 1'],
  ],
  [
    'a name that was taken, cut because it was long',
    'copy',
    [`${'a'.repeat(251)}.jpg`],
    [`${'a'.repeat(251)}.jpg`],
    [`${'a'.repeat(251)}.jpg`, `${'a'.repeat(247)} (2).jpg`],
    ['1 afbeelding gekopieerd', `De naam bestond al, hier heet die ${'a'.repeat(247)} (2).jpg`],
  ],
  [
    'an image that somebody else added meanwhile',
    'copy',
    ['a.jpg'],
    [],
    ['a.jpg', 'c.jpg', 'c (2).jpg'],
    ['1 afbeelding gekopieerd', 'a.jpg'],
  ],
] as const)('%s', (_, mode, chosen, before, after, text) => {
  const lists = { chosen: named(...chosen), before: named(...before), after: named(...after) };
  expect(formatAttached({ mode, ...lists })).toEqual(text);
});
