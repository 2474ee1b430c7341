import type { WorkingWeek } from '../rules/working-time/working-week.ts';
import { isEqual } from '../values/equal.ts';
import { weekdays } from './day-texts.ts';

/** The first day is Monday. */
export const shortWeekdays = weekdays.map((name) => name.slice(0, 2));

export interface DayGroup<T> {
  first: number;
  last: number;
  value: T;
}

/** Groups days of a week that follow each other and are equal. */
export function equalDays<T>(days: readonly T[]): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const [day, value] of days.entries()) {
    const group = groups.at(-1);
    if (group && isEqual(group.value, value)) group.last = day;
    else groups.push({ first: day, last: day, value });
  }
  return groups;
}

/** The text has a form such as 'ma', 'ma en di', 'ma–vr'. */
export function groupText({ first, last }: DayGroup<unknown>): string {
  const days = [...new Set([first, last])].map((day) => shortWeekdays[day]);
  return days.join(last - first === 1 ? ' en ' : '–');
}

/** 'ma–vr 07:00 – 16:00 (pauze 30 min)': following equal days together, free days not named. */
export const formatWorkingWeek = (week: WorkingWeek): string =>
  equalDays(week)
    .flatMap((group) => {
      const { value: day } = group;
      if (!day) return [];
      return `${groupText(group)} ${day.startTime} – ${day.endTime} (pauze ${day.breakMinutes} min)`;
    })
    .join(', ');
