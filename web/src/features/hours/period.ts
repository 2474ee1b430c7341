import { addDays, addMonths, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { formatMonth, formatWeekAndYear } from '../../lib/dates/dates.ts';
import { choice, isPlannable, ofTab, ofUser } from '../../lib/remembered/memory.ts';
import { remember } from '../../lib/remembered/remembered.ts';

export type HoursView = 'week' | 'month';
export type HoursGroup = 'people' | 'projects';

export const hoursView = choice('hoursView', 'user', 'week', 'month');
export const hoursGroup = choice('hoursGroup', 'user', 'people', 'projects');
/** A day in the period that is shown; each tab keeps its own. */
export const hoursDate = ofTab(ofUser('hoursDate', isPlannable, () => today()));

/** What the screen shows next: the week of a day. */
export function rememberWeek(day: string): void {
  remember(hoursView, 'week');
  remember(hoursDate, day);
}

/** Whether it shows people or projects; as before when that is not given. */
export function rememberGroup(group: HoursGroup | undefined): void {
  if (group) remember(hoursGroup, group);
}

/** The days that are shown. */
export function periodOf(view: HoursView, day: string): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The whole weeks that days lie in: hours are approved by the week. */
export const wholeWeeks = ({ from, to }: { from: string; to: string }) => ({
  from: mondayOf(from),
  to: addDays(mondayOf(to), 6),
});

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const mondaysOf = (period: { from: string; to: string }): string[] =>
  daysOf(wholeWeeks(period)).filter((_, at) => at % 7 === 0);

export const stepOf = (view: HoursView, day: string, by: 1 | -1): string =>
  view === 'week' ? addDays(mondayOf(day), 7 * by) : addMonths(`${day.slice(0, 8)}01`, by);

/** 'week 47, 2026', 'november 2026' */
export const titleOf = (view: HoursView, day: string): string =>
  view === 'week' ? formatWeekAndYear(day) : formatMonth(`${day.slice(0, 8)}01`).long;
