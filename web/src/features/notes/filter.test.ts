import { Note } from '@ploegplan/contract/notes/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { everyNote, filterTexts, passes } from './filter.ts';

const none = { client: null, project: null, planningItem: null, employee: null };
const plain = sample(Note, { isPinned: false, isForCrew: false, ...none });
const ofProject = sample(Note, { ...none, isPinned: true, isForCrew: true, project: plain.id });

test.each([
  [everyNote, true, true],
  [{ ...everyNote, kind: 'pinned' }, false, true],
  [{ ...everyNote, kind: 'crew' }, false, true],
  [{ ...everyNote, about: 'project' }, false, true],
  [{ ...everyNote, about: 'client' }, false, false],
  [{ ...everyNote, about: 'none' }, true, false],
] as const)(
  'by %o a note about nothing passes: %s, a pinned one of a project: %s',
  (filter, ...passed) => {
    expect([plain, ofProject].map((note) => passes(filter, note))).toEqual(passed);
  },
);

test('says what is filtered by', () => {
  expect(filterTexts(everyNote, 'Steiger')).toEqual([]);
  const texts = filterTexts({ kind: 'crew', about: 'project' }, 'Steiger');
  expect(texts).toEqual(['Voor de ploeg', 'Steiger']);
});
