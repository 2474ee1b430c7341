import { getDayOfWeek } from '../../dates/dates.ts';

/** Usual times as HH:MM; an end before the start is on the next day. */
export interface WorkingDay {
  startTime: string;
  endTime: string;
  breakMinutes: number;
}

/** The usual day of each weekday, from Monday; null: as a rule nobody works. */
export type WorkingWeek = readonly (WorkingDay | null)[];

const usual: WorkingDay = { startTime: '07:00', endTime: '16:00', breakMinutes: 30 };

/** Of a company that set none. */
export const usualWeek: WorkingWeek = [usual, usual, usual, usual, usual, null, null];

export const isWorkday = (week: WorkingWeek, date: string): boolean =>
  Boolean(week[getDayOfWeek(date) - 1]);

/** The usual times and break of a date; on a day off those of the first workday of the week. */
export const getWorkingDayOn = (week: WorkingWeek, date: string): WorkingDay =>
  week[getDayOfWeek(date) - 1] ?? week.find((day) => day !== null) ?? usual;
