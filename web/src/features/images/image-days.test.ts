import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { imageAt } from '../../../test/subjects/images.ts';
import { getImageDay, listDays, sortByDay } from './image-days.ts';

const id = sampleId();
const planned = (name: string, planningDate: string) =>
  imageAt('planningitem', id, name, { planningDate, uploadDate: '2026-01-20T09:00:00.000Z' });
const added = imageAt('client', id, 'toegevoegd.jpg', { uploadDate: '2026-01-13T23:30:00.000Z' });
const images = [
  planned('b.jpg', '2026-01-13'),
  planned('c.jpg', '2026-01-15'),
  added,
  planned('a.jpg', '2026-01-15'),
];

test('an image is of the day of its planned work, else of the Dutch day on which it was added', () => {
  expect(images.map(getImageDay)).toEqual(['2026-01-13', '2026-01-15', '2026-01-14', '2026-01-15']);
});

test('images are ordered by the newest day, those of a day as they came', () => {
  const names = sortByDay(images).map(({ filename }) => filename);
  expect(names).toEqual(['c.jpg', 'a.jpg', 'toegevoegd.jpg', 'b.jpg']);
});

test('the days are those of the images and the chosen one, each once', () => {
  const days = listDays(images, '2026-01-01');
  expect(days).toEqual(['2026-01-15', '2026-01-14', '2026-01-13', '2026-01-01']);
  expect(listDays(images, '2026-01-14')).toEqual(days.slice(0, 3));
});
