import type { Client } from '@ploegplan/contract/client-bodies';
import type { Employee } from '@ploegplan/contract/employee-bodies';
import type { Project } from '@ploegplan/contract/project-bodies';

/** What can be chosen in the form: everything, what was deleted too, because an item may still have it. */
export interface Choices {
  projects: readonly Project[];
  clients: readonly Client[];
  employees: readonly Employee[];
}

interface Choosable {
  id: string;
  deleted: boolean;
}

/** The options of a select: what is in use, and what was chosen before it was deleted. */
export const choicesOf = <T extends Choosable>(
  rows: readonly T[],
  chosen: readonly (string | null)[],
  labelOf: (row: T) => string,
): { value: string; label: string }[] =>
  rows
    .filter(({ id, deleted }) => !deleted || chosen.includes(id))
    .map((row) => ({ value: row.id, label: labelOf(row) }));
