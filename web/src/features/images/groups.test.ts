import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { imageAt } from '../../../test/subjects/images.ts';
import { groupImages } from './groups.ts';

const [project, client, range, monday, tuesday] = Array.from({ length: 5 }, sampleId) as [
  string,
  string,
  string,
  string,
  string,
];
const nameOfProject = (id: string) => (id === project ? 'Kade' : 'Haven');
const onMonday = (name: string, values: Partial<ImageInfo> = {}) =>
  imageAt('planningitem', monday, name, {
    planningDate: '2026-01-12',
    projectId: project,
    ...values,
  });
const onTuesday = imageAt('planningitem', tuesday, 'dinsdag.jpg', {
  planningDate: '2026-01-13',
  projectId: project,
});
const shown = (
  images: ImageInfo[],
  context: Omit<Parameters<typeof groupImages>[1], 'getProjectName'>,
) =>
  groupImages(images, { ...context, getProjectName: nameOfProject }).map((group) => [
    group.title,
    ...group.images.map(({ filename }) => filename),
  ]);

test('a project shows its own images first, then those for more days, then by day with the newest first', () => {
  const images = [
    onMonday('maandag.jpg'),
    onTuesday,
    imageAt('planningrange', range, 'tekening.png', { projectId: project }),
    imageAt('project', project, 'vooraf.jpg'),
  ];
  expect(shown(images, { owner: { type: 'project', id: project } })).toEqual([
    ['Algemeen', 'vooraf.jpg'],
    ['Voor meer dagen', 'tekening.png'],
    ['Dinsdag 13 januari 2026', 'dinsdag.jpg'],
    ['Maandag 12 januari 2026', 'maandag.jpg'],
  ]);
});

test('a client has its images by project, the one with the newest day first', () => {
  const images = [
    onMonday('maandag.jpg'),
    onTuesday,
    onMonday('haven.jpg', { projectId: sampleId() }),
    imageAt('project', project, 'vooraf.jpg'),
    imageAt('client', client, 'logo.png'),
  ];
  const owner = { type: 'client', id: client } as const;
  const headings = groupImages(images, { owner, getProjectName: nameOfProject }).map((group) => [
    group.project,
    group.title,
    ...group.images.map(({ filename }) => filename),
  ]);
  expect(headings).toEqual([
    ['', 'Algemeen', 'logo.png'],
    ['Kade', '', 'vooraf.jpg'],
    ['Kade', 'Dinsdag 13 januari 2026', 'dinsdag.jpg'],
    ['Kade', 'Maandag 12 januari 2026', 'maandag.jpg'],
    ['Haven', 'Maandag 12 januari 2026', 'haven.jpg'],
  ]);
});

test('a day of a range comes first, then all days, then the other days in their order', () => {
  const images = [
    imageAt('planningrange', range, 'tekening.png'),
    onMonday('maandag.jpg'),
    onTuesday,
    imageAt('planningitem', sampleId(), 'woensdag.jpg', { planningDate: '2026-01-14' }),
  ];
  const owner = { type: 'planningrange', id: range } as const;
  expect(shown(images, { owner, dayId: tuesday })).toEqual([
    ['Deze dag, dinsdag 13 januari 2026', 'dinsdag.jpg'],
    ['Alle dagen', 'tekening.png'],
    ['Maandag 12 januari 2026', 'maandag.jpg'],
    ['Woensdag 14 januari 2026', 'woensdag.jpg'],
  ]);
});

test('the images of a group come as they were added', () => {
  const images = [
    onMonday('later.jpg', { uploadDate: '2026-01-12T15:00:00.000Z' }),
    onMonday('eerder.jpg', { uploadDate: '2026-01-12T08:00:00.000Z' }),
  ];
  expect(shown(images, { owner: { type: 'planningitem', id: monday } })).toEqual([
    ['Algemeen', 'eerder.jpg', 'later.jpg'],
  ]);
});
