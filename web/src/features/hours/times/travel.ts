import type { EmployeeWorkDay, WorkDay } from '@ploegplan/contract/work-days/schemas';
import { compareNames } from '../../../lib/values/compare-names.ts';
import type { HoursNames } from '../rows.ts';

interface TravelSum {
  /** The days with travel. */
  days: number;
  minutes: number;
  /** The kilometres of the single trips, one of each day. */
  kilometres: number;
}

/** Sums the travel of days. */
export const sumTravel = (days: readonly Pick<WorkDay, 'travel'>[]): TravelSum =>
  days.reduce(
    (sum, { travel }) =>
      travel
        ? {
            days: sum.days + 1,
            minutes: sum.minutes + travel.minutes,
            kilometres: sum.kilometres + (travel.kilometres ?? 0),
          }
        : sum,
    { days: 0, minutes: 0, kilometres: 0 },
  );

/** The travel of a period by person; who did not travel is left out. */
export const sumTravelByPerson = (days: readonly EmployeeWorkDay[], names: HoursNames) =>
  [...Map.groupBy(days, ({ employeeId }) => employeeId)]
    .map(([id, own]) => ({ id, name: names.getPerson(id).name, ...sumTravel(own) }))
    .filter((sum) => sum.days > 0)
    .toSorted((a, b) => compareNames(a.name, b.name));
