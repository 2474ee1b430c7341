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
export const freeHue = (used: readonly number[]): number => freeHues(used, 1)[0] ?? FIRST;

/** So many hues, each the farthest from those in use and the ones before it. */
export function freeHues(used: readonly number[], count: number): number[] {
  const choices: { hue: number; nearest: number; near: number }[] = [];
  for (let hue = FIRST; hue <= LAST; hue += STEP) choices.push({ hue, nearest: 360, near: 0 });
  const use = (one: number) => {
    for (const choice of choices) {
      const distance = hueDistance(one, choice.hue);
      choice.nearest = Math.min(choice.nearest, distance);
      if (distance < STEP) choice.near++;
    }
  };
  for (const one of used) use(one);
  return Array.from({ length: count }, () => {
    const [first, ...others] = choices;
    let best = first ?? { hue: FIRST, nearest: 0, near: 0 };
    for (const one of others) {
      const isBetter =
        one.nearest === best.nearest ? one.near < best.near : one.nearest > best.nearest;
      if (isBetter) best = one;
    }
    use(best.hue);
    return best.hue;
  });
}
