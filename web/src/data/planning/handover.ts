import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import type { PlanningCommand } from './planning-editor.ts';

/** Gives what is planned for somebody to somebody else, who may be on it already. */
export function createHandoverCommand(
  items: readonly PlannedForEmployee[],
  from: { id: string; name: string },
  to: { id: string; name: string },
): PlanningCommand {
  return {
    label: `Planning van ${from.name} naar ${to.name}: ${items.length} keer`,
    edits: items.map(({ id, version, employeeIds }) => ({
      kind: 'change',
      id,
      version,
      values: {
        employeeIds: [...new Set(employeeIds.map((value) => (value === from.id ? to.id : value)))],
      },
    })),
    before: new Map(
      items.map(({ id, version, employeeIds, drivers }) => [
        id,
        { version, values: { employeeIds, drivers } },
      ]),
    ),
  };
}
