import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import type { PlanningCommand } from './planning-editor.ts';

interface Planned {
  employee: { id: string; name: string };
  items: readonly PlannedForEmployee[];
}

/** Takes people off what is planned for them, once for an item that several are on; one that nobody else is on is removed. */
export function createFreeingCommand(planned: readonly Planned[]): PlanningCommand {
  const leaving = new Map<string, { item: PlannedForEmployee; ids: Set<string> }>();
  for (const { employee, items } of planned) {
    for (const item of items) {
      const known = leaving.get(item.id) ?? { item, ids: new Set<string>() };
      leaving.set(item.id, { item, ids: known.ids.add(employee.id) });
    }
  }
  const names = planned
    .filter(({ items }) => items.length > 0)
    .map(({ employee }) => employee.name);
  const count = planned.reduce((sum, { items }) => sum + items.length, 0);
  return {
    label: `${names.join(', ')} van de planning gehaald: ${count} keer`,
    edits: [...leaving.values()].map(({ item: { id, version, employeeIds: all }, ids }) => {
      const employeeIds = all.filter((value) => !ids.has(value));
      // Work of nobody is not on the planning.
      return employeeIds.length === 0
        ? { kind: 'remove', id, version }
        : { kind: 'change', id, version, values: { employeeIds } };
    }),
    before: new Map(
      [...leaving.values()].map(({ item: { id, version, employeeIds, drivers } }) => [
        id,
        { version, values: { employeeIds, drivers } },
      ]),
    ),
  };
}
