import { expect, test } from 'vitest';
import { addingOf } from './outcomes.ts';

test.each([
  ['Project', 'Nieuw project aangemaakt', 'Project aanmaken mislukt'],
  ['Steiger', 'Nieuwe steiger aangemaakt', 'Steiger aanmaken mislukt'],
  ['Klant', 'Nieuwe klant aangemaakt', 'Klant aanmaken mislukt'],
])('adding a %s: %s, or %s', (thing, success, failure) => {
  expect(addingOf(thing)).toEqual({ success, failure });
});
