import type { Client } from '@ploegplan/contract/clients.schemas';
import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { Project } from '@ploegplan/contract/projects.schemas';

/** The options of the form, including deleted rows that an item may still refer to. */
export interface Choices {
  projects: readonly Project[];
  clients: readonly Client[];
  employees: readonly Employee[];
}

interface Choosable {
  id: string;
  deleted: boolean;
}

/** The options of a select: rows that are not deleted, and a chosen one that was deleted since. */
export const choicesOf = <T extends Choosable>(
  rows: readonly T[],
  chosen: readonly (string | null)[],
  labelOf: (row: T) => string,
): { value: string; label: string }[] =>
  rows
    .filter(({ id, deleted }) => !deleted || chosen.includes(id))
    .map((row) => ({ value: row.id, label: labelOf(row) }));
