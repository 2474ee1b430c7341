import { expect, test } from 'vitest';
import { findClashes } from './clashes.ts';

const image = (id: string, name: string) => ({ id, file: new File([], 'foto.jpg'), name });

test('images with a name that occurs twice or exists clash', () => {
  const pending = [
    image('1', 'Gevel'),
    image('2', 'gevel.JPG'),
    image('3', 'dak'),
    image('4', 'x'),
  ];
  expect(findClashes(pending, ['Dak.jpg'], new Set())).toEqual(new Set(['1', '2', '3']));
});

test('an existing image may be the one whose answer was lost', () => {
  const pending = [image('1', 'dak'), image('2', 'Gevel'), image('3', 'gevel')];
  expect(findClashes(pending, ['dak.jpg'], new Set(['1', '2']))).toEqual(new Set(['2', '3']));
});
