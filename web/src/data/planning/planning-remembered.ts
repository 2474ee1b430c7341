import { getIsoWeek, getToday } from '@ploegplan/contract/dates/dates';
import {
  between,
  createChoice,
  createRememberedSort,
  isBoolean,
  isPlannable,
  ofTab,
  ofUser,
} from '../../lib/remembered/memory.ts';
import { remember } from '../../lib/remembered/remembered.ts';

export const planningSort = createRememberedSort('planningSort', 'time');
export const viewMode = ofTab(createChoice('viewMode', 'user', 'week', 'day', 'month'));
/** The page of a planning link has no user. */
export const publicViewMode = createChoice('publicViewMode', 'device', 'day', 'week');
export const selectedDate = ofTab(ofUser('selectedDate', isPlannable, () => getToday()));
export const selectedWeek = ofUser(
  'selectedWeek',
  between(1, 53),
  () => getIsoWeek(getToday()).week,
);
export const selectedYear = ofUser(
  'selectedYear',
  between(1900, 2199),
  () => getIsoWeek(getToday()).year,
);
export function rememberWeek(date: string): void {
  const { week, year } = getIsoWeek(date);
  remember(selectedWeek, week);
  remember(selectedYear, year);
}

/** The day that is shown, with its week. */
export function rememberDate(date: string): void {
  rememberWeek(date);
  remember(selectedDate, date);
}

/** True when new items are drafts. */
export const planAsDraft = ofUser('planAsDraft', isBoolean, () => false);
