import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import type { DaysOff } from './useHolidays.ts';

/** True when the company does not work on a day: by its working week, or because it is a holiday or a closure. */
export const isFreeDay = (day: string, workingWeek: WorkingWeek, daysOff: DaysOff): boolean =>
  daysOff[day] !== undefined || !isWorkday(workingWeek, day);
