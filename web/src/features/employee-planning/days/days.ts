import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';

export interface Day {
  date: string;
  items: EmployeePlanningItem[];
}

/** The days of the items, the first one first. */
function groupByDay(items: readonly EmployeePlanningItem[]): Day[] {
  const byDate = Map.groupBy(items, ({ date }) => date);
  return [...byDate.keys()].toSorted().map((date) => ({ date, items: byDate.get(date) ?? [] }));
}

/** Today, planned or not, and the planned days after it. */
export function listComingDays(items: readonly EmployeePlanningItem[], today: string): Day[] {
  const days = groupByDay(items.filter((item) => item.date >= today));
  return days[0]?.date === today ? days : [{ date: today, items: [] }, ...days];
}

/** The planned days before today, the latest first. */
export const listPastDays = (items: readonly EmployeePlanningItem[], today: string): Day[] =>
  groupByDay(items.filter((item) => item.date < today)).reverse();

/** True when the day is past and has no hours; 0 hours are hours too. */
export function lacksHours(
  item: Pick<EmployeePlanningItem, 'date' | 'hoursWorked' | 'isOtherWork'>,
  today: string,
): boolean {
  return item.date < today && item.hoursWorked === null && !item.isOtherWork;
}

/** 'Deze week 32 uur, waarvan 24 goedgekeurd', of the week of a Monday; empty without hours. */
export function formatWeekSum(
  items: readonly Pick<EmployeePlanningItem, 'date' | 'hoursWorked' | 'hoursApproved'>[],
  { monday, name }: { monday: string; name: string },
): string {
  const week = items.filter(({ date }) => getMonday(date) === monday);
  const sumHours = (some: typeof week) =>
    some.reduce((sum, entry) => sum + (entry.hoursWorked ?? 0), 0);
  const all = sumHours(week);
  if (all === 0) return '';
  const approved = sumHours(week.filter(({ hoursApproved }) => hoursApproved));
  const values = { week: name, hours: formatHoursText(all) };
  if (approved === all) return translate('{week} {hours}, goedgekeurd', values);
  return approved === 0
    ? translate('{week} {hours}, nog niet goedgekeurd', values)
    : translate('{week} {hours}, waarvan {approved} goedgekeurd', {
        ...values,
        approved: formatNumber(approved),
      });
}

/** Names a day near today, such as 'vandaag'; null for other days. */
export function formatDayName(date: string, today: string): string | null {
  const names: Record<string, string> = {
    [addDays(today, -1)]: translate('Gisteren'),
    [today]: translate('Vandaag'),
    [addDays(today, 1)]: translate('Morgen'),
  };
  return names[date] ?? null;
}

/** Opens the details of an item, at once at the hours where these are to be filled in. */
export type OpenItem = (id: string, options?: { atHours?: boolean }) => void;
