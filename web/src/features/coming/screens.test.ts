import { expect, test } from 'vitest';
import { comingOf } from './screens.ts';

const terms = { project: 'Project', projects: 'Projecten' };

test('the screen of documents sends nobody to photos, which the office cannot see yet', () => {
  const { text, link } = comingOf('documents', terms);
  expect(text).not.toMatch(/foto|afbeelding/i);
  expect([text, link.to]).toEqual([expect.stringContaining('nog niet'), '/planning']);
});
