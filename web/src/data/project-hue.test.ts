import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { hues, projectHue } from './project-hue.ts';

it('gives a project the same hue every time', () => {
  const id = '0192a0de-7c1e-7000-8000-3f5b6a2c9d10';
  expect(projectHue(id)).toBe(projectHue(id));
  expect(hues).toContain(projectHue(id));
});

it('spreads projects over all hues, those made in the same moment too', () => {
  const counts = new Map<number, number>();
  for (let index = 0; index < 2_000; index++) {
    const hue = projectHue(v7());
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
  }
  expect(counts.size).toBe(hues.length);
  expect(Math.min(...counts.values())).toBeGreaterThan(100);
});
