import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { addDays } from '@ploegplan/contract/rules/dates';

export interface Day {
  date: string;
  items: EmployeePlanningItem[];
}

function groupByDay(items: readonly EmployeePlanningItem[]): Day[] {
  const dates = new Set(items.map((item) => item.date));
  return [...dates].map((date) => ({ date, items: items.filter((item) => item.date === date) }));
}

/** Today, planned or not, and the planned days after it. */
export function comingDays(items: readonly EmployeePlanningItem[], today: string): Day[] {
  const days = groupByDay(items.filter((item) => item.date >= today));
  days.sort((a, b) => a.date.localeCompare(b.date));
  return days[0]?.date === today ? days : [{ date: today, items: [] }, ...days];
}

/** The planned days before today, the latest first. */
export function pastDays(items: readonly EmployeePlanningItem[], today: string): Day[] {
  const days = groupByDay(items.filter((item) => item.date < today));
  return days.sort((a, b) => b.date.localeCompare(a.date));
}

/** Whether the day has gone by without hours; 0 hours are hours too. */
export function lacksHours(
  item: Pick<EmployeePlanningItem, 'date' | 'hoursWorked'>,
  today: string,
): boolean {
  return item.date < today && item.hoursWorked === null;
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
