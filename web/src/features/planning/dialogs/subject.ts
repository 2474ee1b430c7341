import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { countText, formatItemsTitle } from '../board/rows/labels.ts';
import { listRows, type RowsBy } from '../edits/commands.ts';
import { formatPeopleAndDays } from '../form/values/command-labels.ts';
import type { PlanningNames } from '../form/values/names.ts';

export type DialogSubject =
  /** `at` is the index of the item of a bar that was pointed at, -1 in a selection; `rowId` the row that all are in, if there is one. */
  | { kind: 'move'; items: readonly PlannedItem[]; at: number; rowId: string | null }
  | { kind: 'repeat'; items: readonly PlannedItem[] }
  | { kind: 'project'; items: readonly PlannedItem[] }
  /** The dialog that shifts all work of a project from a day on. */
  | { kind: 'shift'; projectId: string; from: string }
  | { kind: 'copy'; date: string; span: 'day' | 'week' }
  /** The planned work of an employee who cannot come from a day on, or up to another. */
  | { kind: 'handover'; employeeId: string; from: string; to?: string }
  /** Who can do work: that of a bar, of which the item `at` was pointed at, instead of somebody or besides; or new work. */
  | {
      kind: 'candidates';
      items: readonly PlannedItem[];
      at: number;
      leavingId: string | null;
      opening?: { projectId: string; date: string };
    }
  | { kind: 'proposal' }
  | { kind: 'told' }
  | { kind: 'findings' }
  | { kind: 'links' };

/** '3 items geselecteerd' */
export const formatSelected = ({ length }: readonly PlannedItem[]): string =>
  `${countText(length)} geselecteerd`;

/** Describes the people on some items, with the days: 'Ann en Bob op ma 23 nov'. */
export function describePeople(items: readonly PlannedItem[], { employee }: PlanningNames): string {
  const people = [...new Set(items.flatMap(({ employeeIds }) => employeeIds))].map(employee);
  return formatPeopleAndDays({ people, dates: [...new Set(items.map(({ date }) => date))] });
}

/** Describes items before deletion: 'Nieuwbouw Bos, Ann en Bob op ma 23 nov.' */
export const toRemoveText = (items: readonly PlannedItem[], names: PlanningNames): string =>
  `${formatItemsTitle(items, names)}, ${describePeople(items, names)}.`;

/** The subject for selected items: they can go to another row from the one that was pointed at, or from the only one that they share. */
export function createMoveSubject(
  items: readonly PlannedItem[],
  rowsBy: RowsBy,
  pointedAt?: string,
): DialogSubject {
  const [first] = items;
  const shared = (first ? listRows[rowsBy](first) : []).filter((id) =>
    items.every((item) => listRows[rowsBy](item).includes(id)),
  );
  const row = shared.find((id) => id === pointedAt) ?? (shared.length === 1 ? shared[0] : null);
  return { kind: 'move', items, at: -1, rowId: row ?? null };
}
