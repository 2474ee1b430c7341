import type { Assignment, PlanningItem } from '@ploegplan/contract/planning/schemas';
import type { ApiError } from '../../lib/api/errors.ts';
import { joinNames } from '../../lib/values/list-names.ts';

/** The message that names who recorded hours and so cannot be removed from the item. */
export function formatHoursRecorded(names: readonly string[]): string {
  if (names.length === 0) return 'Er zijn al uren of notities ingevuld.';
  const verb = names.length === 1 ? 'heeft' : 'hebben';
  return `${joinNames(names)} ${verb} al uren of notities ingevuld.`;
}

export const hasRecorded = ({ hoursWorked, notes }: Assignment): boolean =>
  hoursWorked !== null || notes !== '';

/** The ids of who recorded hours on what an edit was refused for; a refusal names either them or the item. */
export async function readWhoRecorded(
  { fields }: ApiError,
  read: (itemId: string) => Promise<PlanningItem>,
): Promise<string[]> {
  const people = fields.filter(({ field }) => field.endsWith('employeeIds'));
  if (people.length > 0) return people.flatMap(({ detail }) => detail ?? []);
  const itemId = fields[0]?.detail;
  if (itemId === undefined) return [];
  const { assignments } = await read(itemId).catch(() => ({ assignments: [] }));
  return assignments.filter(hasRecorded).map(({ employeeId }) => employeeId);
}
