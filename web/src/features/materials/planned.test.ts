import { MaterialStretch, PlannedMaterial } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { describePlaces, formatWhere } from './planned.ts';

const day = '2026-11-23';
const times = { startTime: '07:00:00', endTime: '16:00:00' };
const stretch = (firstDay: string, lastDay: string, isDraft = false) =>
  sample(MaterialStretch, { ...times, firstDay, lastDay, isDraft });
const today = stretch(day, day);
const thisWeek = stretch(day, '2026-11-27');
const nextWeek = stretch('2026-11-30', '2026-12-04');
const draft = stretch('2026-12-07', '2026-12-07', true);

const where = (...stretches: MaterialStretch[]) => {
  const planned = sample(PlannedMaterial, { stretches });
  const places = describePlaces([planned], () => 'Kade', day).get(planned.materialId);
  return places ?? { now: null, next: null };
};

test.each([
  [
    'the whole week and the next',
    [thisWeek, nextWeek],
    't/m vr 27 nov · Kade',
    'ma 30 nov – vr 4 dec · Kade',
  ],
  ['today alone, with its times', [today], 'vandaag 07:00 – 16:00 · Kade', undefined],
  ['later, in a draft', [draft], undefined, 'ma 7 dec · Kade (concept)'],
  [
    'two works on one day',
    [today, thisWeek],
    'vandaag 07:00 – 16:00 · Kade',
    'ma 23 nov – vr 27 nov · Kade',
  ],
])('%s', (_, stretches, now, next) => {
  const places = where(...stretches);
  expect([places.now?.text, places.next?.text]).toEqual([now, next]);
  expect((places.now ?? places.next)?.itemId).toBe(stretches[0]?.itemId);
});

test.each([
  [where(thisWeek), 'usable', 'Nu t/m vr 27 nov · Kade'],
  [where(nextWeek), 'usable', 'Vrij tot ma 30 nov'],
  [where(), 'usable', 'Vrij'],
  [where(nextWeek), 'defective', ''],
] as const)('where it is on a card: %#', (places, state, text) => {
  expect(formatWhere(places, state)).toBe(text);
});
