import { addDays, getDayOfWeek } from '../../dates/dates.ts';
import { getNameOfIsoWeekday, type Weekday } from '../../dates/weekdays.ts';
import { isInServiceOn, type Service } from '../../employees/service.ts';
import { getShiftMinutes } from '../../planning/shifts.ts';
import { computeWorkingQuarters, toQuarters, type Worker } from '../leave/hours.ts';
import { ADULT_AGE, createAgeTest } from './ages.ts';
import { getWorkingDayOn, type WorkingWeek } from './working-week.ts';

export interface Pupil extends Pick<Worker, 'contracts'>, Service {
  /** The weekdays on which an apprentice is at school. */
  schoolDays: readonly Weekday[];
  dateOfBirth: string | null;
}

export const isSchoolDay = (schoolDays: readonly Weekday[], day: string): boolean =>
  schoolDays.includes(getNameOfIsoWeekday(getDayOfWeek(day)));

interface School {
  from: string;
  to: string;
  workingWeek: WorkingWeek;
  isDayOff(day: string): boolean;
}

/** The hours of a usual day of the company. */
function countUsualQuarters(week: WorkingWeek, day: string): number {
  const { breakMinutes, ...times } = getWorkingDayOn(week, day);
  const { start, end } = getShiftMinutes(times) ?? { start: 0, end: 0 };
  return toQuarters((end - start - breakMinutes) / 60);
}

/**
 * Quarters of school by day, which count as work under 18 (Arbeidstijdenwet, chapters 4 and 5; read from a copy of some years ago): the contract
 * hours of the weekday, or without any those of a usual day. There is no school on a day off; school holidays are not known.
 */
export function countSchoolQuarters(
  pupil: Pupil,
  { from, to, workingWeek, isDayOff }: School,
): Map<string, number> {
  const quarters = new Map<string, number>();
  const { schoolDays, contracts } = pupil;
  const isYoung = createAgeTest(pupil.dateOfBirth, ADULT_AGE);
  if (schoolDays.length === 0) return quarters;
  for (let day = from; day <= to && isYoung(day); day = addDays(day, 1)) {
    if (!isSchoolDay(schoolDays, day) || isDayOff(day) || !isInServiceOn(pupil, day)) continue;
    quarters.set(
      day,
      computeWorkingQuarters({ contracts }, day) || countUsualQuarters(workingWeek, day),
    );
  }
  return quarters;
}
