import { isoWeek, today } from '@ploegplan/contract/dates/dates';
import {
  between,
  choice,
  isBoolean,
  isPlannable,
  ofTab,
  ofUser,
  rememberedSort,
} from '../../lib/remembered/memory.ts';
import { remember } from '../../lib/remembered/remembered.ts';

export const planningSort = rememberedSort('planningSort', 'time');
export const viewMode = ofTab(choice('viewMode', 'user', 'week', 'day', 'month'));
/** Of the page of a planning link, which knows no user. */
export const publicViewMode = choice('publicViewMode', 'device', 'day', 'week');
export const selectedDate = ofTab(ofUser('selectedDate', isPlannable, () => today()));
export const selectedWeek = ofUser('selectedWeek', between(1, 53), () => isoWeek(today()).week);
export const selectedYear = ofUser(
  'selectedYear',
  between(1900, 2199),
  () => isoWeek(today()).year,
);
/** Of the day that is shown. */
export function rememberWeekOf(date: string): void {
  const { week, year } = isoWeek(date);
  remember(selectedWeek, week);
  remember(selectedYear, year);
}

/** The day that is shown, with its week. */
export function rememberDate(date: string): void {
  rememberWeekOf(date);
  remember(selectedDate, date);
}

/** Whether new items are drafts. */
export const planAsDraft = ofUser('planAsDraft', isBoolean, () => false);
