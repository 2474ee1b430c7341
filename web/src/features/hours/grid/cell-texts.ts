import { toHours } from '@ploegplan/contract/rules/hours/hours';
import { fromQuarters } from '@ploegplan/contract/rules/leave/hours';
import { formatDay } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { formatDifference } from '../../../lib/values/difference.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import type { Sums } from '../rows.ts';
import { type AbsentDays, createAbsentKey } from '../useLeave.ts';

/** 'ma 16 nov' above a column of so many pixels, 'ma 16' above a narrower one. */
export const formatDayHead = (width: number, day: string): string =>
  width >= 78 ? formatDay(day) : formatDay(day).slice(0, 5);

interface DaysAway {
  absent: AbsentDays;
  daysOff: DaysOff;
}

/** Formats why somebody may have no hours on a day: 'Vakantie', 'Eerste kerstdag'. */
export const formatAway = (
  employeeId: string,
  day: string,
  { absent, daysOff }: DaysAway,
): string | undefined => absent.get(createAbsentKey(employeeId, day))?.text ?? daysOff[day]?.name;

/** '7,75' of quarters; nothing for none. */
export const formatQuarters = (quarters: number | null): string => formatHours(toHours(quarters));

/** '1.250,75' of the quarters of a sum. */
export const sumText = (quarters: number): string => formatNumber(fromQuarters(quarters));

/** Explains why a difference is not the sum of the days: hours of planned work without times count in full. */
export const formatUntimed = ({ untimed }: Pick<Sums, 'untimed'>): string =>
  untimed > 0 ? `${sumText(untimed)} uur zonder geplande tijden` : '';

/** '+1,5', '−0,25'; nothing when they are equal. */
export const formatDifferenceOfSums = ({ due, recorded }: Pick<Sums, 'due' | 'recorded'>): string =>
  formatDifference(fromQuarters(recorded - due));
