import type { DaysOff } from '../../lib/dates/useHolidays.ts';

export interface TimeOff {
  from: string;
  to: string;
  name: string;
}

/** Lists each holiday and closure with its first and last day among these days. */
export function listTimesOff(days: readonly string[], daysOff: DaysOff): TimeOff[] {
  const times: TimeOff[] = [];
  let before: string | undefined;
  for (const day of days) {
    const name = daysOff[day]?.name;
    const last = times.at(-1);
    if (name !== undefined && last && name === before) last.to = day;
    else if (name !== undefined) times.push({ from: day, to: day, name });
    before = name;
  }
  return times;
}
