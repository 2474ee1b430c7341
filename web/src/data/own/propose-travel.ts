import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import type { DayTravel } from '@ploegplan/contract/work-days/schemas';

/** The minutes are null where nobody told how long a trip takes. */
export type ProposedTravel = Omit<DayTravel, 'minutes'> & { minutes: number | null };

/** Proposes the travel of a day, there and back by the ride of its first item that has one; null without a ride. */
export function proposeTravel(
  items: readonly Pick<EmployeePlanningItem, 'startTime' | 'ride'>[],
): ProposedTravel | null {
  const [first] = items
    .filter(({ ride }) => ride)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));
  if (!first?.ride) return null;
  const { role, carId, kilometres, minutes } = first.ride;
  return { role, carId, kilometres, minutes: minutes === null ? null : 2 * minutes };
}
