import type { BreakStep } from './limits.ts';

/** The first step that these hours exceed. */
export const findBreakStep = (steps: readonly BreakStep[], hours: number): BreakStep | undefined =>
  steps.find(({ over }) => hours > over);

const findBreakMinutes = (steps: readonly BreakStep[], hours: number): number =>
  findBreakStep(steps, hours)?.minutes ?? 0;

interface DayOfWork {
  /** Minutes of work, from which the break is still to be taken. */
  worked: number;
  /** Minutes between pieces of work that count as break. */
  paused: number;
  /** Minutes of break of the company on that weekday. */
  usual: number;
  steps: readonly BreakStep[];
}

/**
 * The minutes of break to take off the work of a day, beside the pauses in it. The usual break of the company stands for the shortest one of
 * article 5:4, which goes by the hours worked and not by presence; a longer one of the article is a minimum. A company without breaks has none
 * taken off.
 */
export function computeBreakToDeduct({ worked, paused, usual, steps }: DayOfWork): number {
  if (usual === 0 || findBreakMinutes(steps, worked / 60) === 0) return 0;
  const lawful = findBreakMinutes(steps, (worked - Math.max(0, usual - paused)) / 60);
  const isShortest = lawful === (steps.at(-1)?.minutes ?? 0);
  return Math.max(0, (isShortest ? usual : Math.max(usual, lawful)) - paused);
}
