import { payClasses } from './claims.ts';
import { formatClass, formatHours, type NamedClass } from './words.ts';

interface Classed extends NamedClass {
  minutes: number;
}

export interface ClassSum {
  key: string;
  /** 'Overuren 125 %' */
  text: string;
  minutes: number;
}

const createClassKey = ({ class: name, percent, saved }: Classed) =>
  `${name} ${percent ?? ''} ${saved ?? ''}`;

const compareClasses = (a: Classed, b: Classed) =>
  payClasses.indexOf(a.class) - payClasses.indexOf(b.class) ||
  (a.percent ?? 0) - (b.percent ?? 0) ||
  Number(a.saved !== null) - Number(b.saved !== null);

/** Sums minutes by class and percentage, ordinary hours first. */
export const sumByClass = (parts: readonly Classed[]): ClassSum[] =>
  [...Map.groupBy(parts.toSorted(compareClasses), createClassKey)].flatMap(
    ([key, [one, ...others]]) =>
      one
        ? [
            {
              key,
              text: formatClass(one),
              minutes: others.reduce((sum, { minutes }) => sum + minutes, one.minutes),
            },
          ]
        : [],
  );

/** Lists the differences by class: 'Overuren 125 %: 2 u → 3,25 u'. */
export function listClassChanges(before: readonly Classed[], after: readonly Classed[]): string[] {
  const minutesOf = (parts: readonly Classed[]) =>
    new Map(sumByClass(parts).map(({ key, minutes }) => [key, minutes]));
  const [old, current] = [minutesOf(before), minutesOf(after)];
  return sumByClass([...before, ...after])
    .filter(({ key }) => old.get(key) !== current.get(key))
    .map(
      ({ key, text }) =>
        `${text}: ${formatHours(old.get(key) ?? 0)} → ${formatHours(current.get(key) ?? 0)}`,
    );
}
