/** Hues that can be told apart from red, which means trouble, as degrees in OKLCH. */
const FIRST = 50;
const LAST = 340;
const STEP = 5;

/** The hues to choose from, in steps that the eye can tell apart. */
export const hueChoices = Array.from({ length: 20 }, (_, index) => FIRST + 15 * index);

/** Degrees between two hues, the shorter way round. */
export const hueDistance = (a: number, b: number) =>
  Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** The hue farthest from those in use, so that simultaneous projects do not look alike; with none left, the one used least. */
export function freeHue(used: readonly number[]): number {
  let best = { hue: FIRST, nearest: -1, near: 0 };
  for (let hue = FIRST; hue <= LAST; hue += STEP) {
    const distances = used.map((one) => hueDistance(one, hue));
    const nearest = Math.min(360, ...distances);
    const near = distances.filter((one) => one < STEP).length;
    const isBetter = nearest === best.nearest ? near < best.near : nearest > best.nearest;
    if (isBetter) best = { hue, nearest, near };
  }
  return best.hue;
}
