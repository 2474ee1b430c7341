import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import type { DayTravel } from '@ploegplan/contract/work-days/schemas';

/**
 * Proposes the travel of a day: there and back by the ride of its first item that has one, else that of an earlier day, which also says
 * what is not known of the ride.
 */
export function proposeTravel(
  items: readonly Pick<EmployeePlanningItem, 'startTime' | 'ride'>[],
  earlier: DayTravel | null,
): DayTravel | null {
  const [first] = items
    .filter(({ ride }) => ride)
    .toSorted((a, b) => (a.startTime ?? '~').localeCompare(b.startTime ?? '~'));
  if (!first?.ride) return earlier;
  const { role, carId, kilometres, minutes } = first.ride;
  return {
    role,
    carId,
    kilometres: kilometres ?? earlier?.kilometres ?? null,
    minutes: minutes === null ? (earlier?.minutes ?? 0) : 2 * minutes,
  };
}
