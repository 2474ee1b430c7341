import { expect, test } from 'vitest';
import { findAvailableName, findConflictingNames, nameToSend } from './names.ts';

test('a taken name gets a number before its extension', () => {
  expect(findAvailableName('image.jpg', [])).toBe('image.jpg');
  expect(findAvailableName('image.jpg', ['image.jpg'])).toBe('image (2).jpg');
  expect(findAvailableName('image.jpg', ['Image.JPG', 'image (2).jpg'])).toBe('image (3).jpg');
  expect(findAvailableName('foto', ['foto'])).toBe('foto (2)');
});

test('a new image is sent under the typed name, with its extension', () => {
  expect(nameToSend('image.jpg', 'Gevel')).toBe('Gevel.jpg');
  expect(nameToSend('image.jpg', 'image.jpg')).toBe('image.jpg');
  expect(nameToSend('image.jpg', ' ')).toBe('image.jpg');
});

test('duplicate names and existing names are conflicts', () => {
  expect(findConflictingNames(['a.jpg', 'b.jpg'], ['c.jpg'])).toEqual(new Set());
  expect(findConflictingNames(['a.jpg', 'A.jpg', 'b.jpg'], [])).toEqual(
    new Set(['a.jpg', 'A.jpg']),
  );
  expect(findConflictingNames(['a.jpg'], ['a.jpg'])).toEqual(new Set(['a.jpg']));
});
