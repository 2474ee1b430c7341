import { addDays, mondayOf } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { formatHours, hoursText } from '../../../lib/values/hours.ts';

export interface Day {
  date: string;
  items: EmployeePlanningItem[];
}

/** The days of the items, the first one first. */
function daysOf(items: readonly EmployeePlanningItem[]): Day[] {
  const byDate = Map.groupBy(items, ({ date }) => date);
  return [...byDate.keys()].toSorted().map((date) => ({ date, items: byDate.get(date) ?? [] }));
}

/** Today, planned or not, and the planned days after it. */
export function comingDays(items: readonly EmployeePlanningItem[], today: string): Day[] {
  const days = daysOf(items.filter((item) => item.date >= today));
  return days[0]?.date === today ? days : [{ date: today, items: [] }, ...days];
}

/** The planned days before today, the latest first. */
export const pastDays = (items: readonly EmployeePlanningItem[], today: string): Day[] =>
  daysOf(items.filter((item) => item.date < today)).reverse();

/** Whether the day has gone by without hours; 0 hours are hours too. */
export function lacksHours(
  item: Pick<EmployeePlanningItem, 'date' | 'hoursWorked' | 'isOtherWork'>,
  today: string,
): boolean {
  return item.date < today && item.hoursWorked === null && !item.isOtherWork;
}

/** 'Deze week 32 uur, waarvan 24 goedgekeurd', of the week of a Monday; empty without hours. */
export function weekSumText(
  items: readonly Pick<EmployeePlanningItem, 'date' | 'hoursWorked' | 'hoursApproved'>[],
  { monday, name }: { monday: string; name: string },
): string {
  const week = items.filter(({ date }) => mondayOf(date) === monday);
  const sumOf = (some: typeof week) => some.reduce((sum, one) => sum + (one.hoursWorked ?? 0), 0);
  const all = sumOf(week);
  if (all === 0) return '';
  const approved = sumOf(week.filter(({ hoursApproved }) => hoursApproved));
  if (approved === all) return `${name} ${hoursText(all)}, goedgekeurd`;
  return `${name} ${hoursText(all)}, ${
    approved === 0 ? 'nog niet goedgekeurd' : `waarvan ${formatHours(approved)} goedgekeurd`
  }`;
}

/** How people call a day near today; null further away. */
export function dayName(date: string, today: string): string | null {
  const names: Record<string, string> = {
    [addDays(today, -1)]: 'Gisteren',
    [today]: 'Vandaag',
    [addDays(today, 1)]: 'Morgen',
  };
  return names[date] ?? null;
}

/** Opens the details of an item, at once at the hours where these are to be filled in. */
export type OpenItem = (id: string, options?: { atHours?: boolean }) => void;
