import { expect, test } from 'vitest';
import { freeHue, freeHues } from './hues.ts';

test('each new hue differs from all before it, until no room is left', () => {
  const used: number[] = [];
  for (let count = 0; count < 30; count++) {
    const hue = freeHue(used);
    expect(used).not.toContain(hue);
    expect(hue).toSatisfy((value: number) => value >= 50 && value <= 340);
    used.push(hue);
  }
  expect(new Set(used).size).toBe(30);
});

test('two hues are far apart', () => {
  expect(Math.abs(freeHue([50]) - 50)).toBeGreaterThan(150);
});

test('with every hue in use, the least used one is chosen', () => {
  const all = Array.from({ length: 59 }, (_, index) => 50 + 5 * index);
  expect(freeHue([...all, ...all.filter((hue) => hue !== 200)])).toBe(200);
});

test('several at once are those that would be chosen one after another', () => {
  const used = [50, 200];
  const [first = 0, second = 0] = freeHues(used, 2);
  expect(first).toBe(freeHue(used));
  expect(second).toBe(freeHue([...used, first]));
});
