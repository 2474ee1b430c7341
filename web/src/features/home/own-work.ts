import { getMonday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import {
  computePlannedHours,
  type DayRules,
} from '@ploegplan/contract/rules/working-time/planned-hours';

export interface OwnWork {
  today: EmployeePlanningItem[];
  /** The next day with work, and the work on it. */
  nextDay: string | undefined;
  next: EmployeePlanningItem[];
  /** Work of past days without hours, the latest first. */
  missing: EmployeePlanningItem[];
  /** Hours of this week. */
  recorded: number;
  planned: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Computes the part of the own work that counts on a day. */
export function computeOwnWork(
  today: string,
  items: readonly EmployeePlanningItem[],
  rules: DayRules,
): OwnWork {
  const getSortKey = ({ date, startTime }: EmployeePlanningItem) => `${date}${startTime}`;
  const byTime = items.toSorted((a, b) =>
    getSortKey(a) < getSortKey(b) ? -1 : Number(getSortKey(a) > getSortKey(b)),
  );
  const nextDay = byTime.find(({ date }) => date > today)?.date;
  const week = byTime.filter(({ date }) => getMonday(date) === getMonday(today));
  return {
    today: byTime.filter(({ date }) => date === today),
    nextDay,
    next: byTime.filter(({ date }) => date === nextDay),
    missing: byTime
      .filter(({ date, hoursWorked }) => date < today && hoursWorked === null)
      .toReversed(),
    recorded: sum(week.map(({ hoursWorked }) => hoursWorked ?? 0)),
    planned: sum(
      week.map((item) => computePlannedHours(item, { own: items, ...rules })?.hours ?? 0),
    ),
  };
}
