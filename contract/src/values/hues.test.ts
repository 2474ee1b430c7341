import { expect, test } from 'vitest';
import { findFreeHue, findFreeHues } from './hues.ts';

test('each new hue differs from all before it, until no room is left', () => {
  const used: number[] = [];
  for (let count = 0; count < 30; count++) {
    const hue = findFreeHue(used);
    expect(used).not.toContain(hue);
    expect(hue).toSatisfy((value: number) => value >= 50 && value <= 340);
    used.push(hue);
  }
  expect(new Set(used).size).toBe(30);
});

test('two hues are far apart', () => {
  expect(Math.abs(findFreeHue([50]) - 50)).toBeGreaterThan(150);
});

test('with every hue in use, the least used one is chosen', () => {
  const all = Array.from({ length: 59 }, (_, index) => 50 + 5 * index);
  expect(findFreeHue([...all, ...all.filter((hue) => hue !== 200)])).toBe(200);
});

test('several at once are those that would be chosen one after another', () => {
  const used = [50, 200];
  const [first = 0, second = 0] = findFreeHues(used, 2);
  expect(first).toBe(findFreeHue(used));
  expect(second).toBe(findFreeHue([...used, first]));
});
