import { expect, test } from 'vitest';
import { availableName, conflictingNames, nameToSend } from './names.ts';

test('a taken name gets a number before its extension', () => {
  expect(availableName('image.jpg', [])).toBe('image.jpg');
  expect(availableName('image.jpg', ['image.jpg'])).toBe('image (2).jpg');
  expect(availableName('image.jpg', ['Image.JPG', 'image (2).jpg'])).toBe('image (3).jpg');
  expect(availableName('foto', ['foto'])).toBe('foto (2)');
});

test('a new image is sent under the typed name, with its extension', () => {
  expect(nameToSend('image.jpg', 'Gevel')).toBe('Gevel.jpg');
  expect(nameToSend('image.jpg', 'image.jpg')).toBe('image.jpg');
  expect(nameToSend('image.jpg', ' ')).toBe('image.jpg');
});

test('duplicate names and existing names are conflicts', () => {
  expect(conflictingNames(['a.jpg', 'b.jpg'], ['c.jpg'])).toEqual(new Set());
  expect(conflictingNames(['a.jpg', 'A.jpg', 'b.jpg'], [])).toEqual(new Set(['a.jpg', 'A.jpg']));
  expect(conflictingNames(['a.jpg'], ['a.jpg'])).toEqual(new Set(['a.jpg']));
});
