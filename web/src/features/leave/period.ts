import { getDayOfWeek, getToday } from '@ploegplan/contract/dates/dates';
import { formatMonth } from '../../lib/dates/dates.ts';
import { createChoice, isPlannable, ofTab, ofUser } from '../../lib/remembered/memory.ts';
import { getWeekHead, groupParts, type HeadPart } from '../../ui/day-grid/heads.ts';

export type LeaveView = 'month' | 'quarter' | 'year';

export const leaveView = createChoice('leaveView', 'user', 'month', 'quarter', 'year');
/** A day in the period that is shown; each tab keeps its own. */
export const leaveDate = ofTab(ofUser('leaveDate', isPlannable, () => getToday()));

/** The days of a week that have room for its number, and for it in words, where the days are narrowest. */
const room: Record<LeaveView, { number: number; words: number }> = {
  month: { number: 2, words: 3 },
  quarter: { number: 3, words: 7 },
  year: { number: 5, words: Number.POSITIVE_INFINITY },
};

/** The weeks of the days: in words, by their number, or without a word, as there is room. */
const listWeeks = (view: LeaveView, days: readonly string[]): HeadPart[] =>
  groupParts(days, getWeekHead).map((part) => {
    if (part.count >= room[view].words) return { ...part, label: `week ${part.label}` };
    return part.count >= room[view].number ? part : { ...part, label: '' };
  });

/** Creates heads above the days: weeks for a month; months for a longer period. */
export const createUpperHeads = (view: LeaveView, days: readonly string[]): HeadPart[] =>
  view === 'month'
    ? listWeeks(view, days)
    : groupParts(days, (day) => {
        const { long, short } = formatMonth(day);
        return {
          key: day.slice(0, 7),
          label: view === 'quarter' ? (long.split(' ')[0] ?? '') : short,
        };
      });

const letters = ['m', 'd', 'w', 'd', 'v', 'z', 'z'];

/** The letters of the days of a month. */
export const createLetterHeads = (days: readonly string[]): HeadPart[] =>
  days.map((day, from) => ({
    key: day,
    label: letters[getDayOfWeek(day) - 1] ?? '',
    from,
    count: 1,
  }));

/** The heads of days: all of a month, of a longer period the Mondays with their number, of a year the weeks. */
export function createLowerHeads(view: LeaveView, days: readonly string[]): HeadPart[] {
  if (view === 'month') {
    return days.map((day, from) => ({
      key: day,
      label: `${Number(day.slice(8))}`,
      from,
      count: 1,
    }));
  }
  return listWeeks(view, days);
}
