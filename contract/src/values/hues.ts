/** Hues that can be told apart from red, which means trouble, as degrees in OKLCH. */
const FIRST = 50;
const LAST = 340;
const STEP = 5;

/** The hues to choose from, in steps that the eye can tell apart. */
export const hueChoices = Array.from({ length: 20 }, (_, index) => FIRST + 15 * index);

/** Degrees between two hues, the shorter way round. */
export const computeHueDistance = (a: number, b: number) =>
  Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** The hue farthest from those in use, so that simultaneous projects do not look alike; with none left, the one used least. */
export const findFreeHue = (used: readonly number[]): number => findFreeHues(used, 1)[0] ?? FIRST;

/** So many hues, each the farthest from those in use and the ones before it. */
export function findFreeHues(used: readonly number[], count: number): number[] {
  const choices: { hue: number; nearest: number; near: number }[] = [];
  for (let hue = FIRST; hue <= LAST; hue += STEP) choices.push({ hue, nearest: 360, near: 0 });
  const use = (value: number) => {
    for (const choice of choices) {
      const distance = computeHueDistance(value, choice.hue);
      choice.nearest = Math.min(choice.nearest, distance);
      if (distance < STEP) choice.near++;
    }
  };
  for (const one of used) use(one);
  return Array.from({ length: count }, () => {
    const [first, ...others] = choices;
    let best = first ?? { hue: FIRST, nearest: 0, near: 0 };
    for (const other of others) {
      const isBetter =
        other.nearest === best.nearest ? other.near < best.near : other.nearest > best.nearest;
      if (isBetter) best = other;
    }
    use(best.hue);
    return best.hue;
  });
}
