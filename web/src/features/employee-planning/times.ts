import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';

/** The times as `07:00 - 16:00`; null when neither is known. */
export function shownTimes({
  startTime,
  endTime,
}: Pick<EmployeePlanningItem, 'startTime' | 'endTime'>): string | null {
  const start = startTime?.slice(0, 5);
  const end = endTime?.slice(0, 5);
  if (start && end) return `${start} - ${end}`;
  if (start) return `vanaf ${start}`;
  return end ? `tot ${end}` : null;
}
