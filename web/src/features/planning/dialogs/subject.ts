import type { FollowingWork } from '@ploegplan/contract/planning/schemas';
import type { Terms } from '@ploegplan/contract/texts/terms';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { countText, formatItemsTitle } from '../board/rows/labels.ts';
import { listRows, type RowsBy } from '../edits/commands.ts';
import { formatPeopleAndDays } from '../form/values/command-labels.ts';
import type { Choices, PlanningNames } from '../form/values/names.ts';

/** What is shifted together: all work of something, or these items. */
export interface ShiftScope {
  of?: Omit<FollowingWork, 'from'>;
  /** Of that work, what is moved, with the rest of its ranges; without `of` these items alone. */
  items?: readonly PlannedItem[];
  /** The other work moves too, where it would then be in the way. */
  makesRoom?: boolean;
}

const workOfRow: Record<RowsBy, (id: string) => Omit<FollowingWork, 'from'>> = {
  employees: (employeeId) => ({ employeeId }),
  projects: (projectId) => ({ projectId }),
  materials: (materialId) => ({ materialId }),
};

/** The crews of those who work here. */
export const listCrews = (employees: Choices['employees']): string[] =>
  [...new Set(employees.flatMap(({ crew, deleted }) => (crew && !deleted ? [crew] : [])))].sort();

/** Lists what can be shifted from some items in a row, or from a free cell of it. */
export function listShiftScopes(
  items: readonly PlannedItem[],
  rowId: string,
  rowsBy: RowsBy,
  employees: Choices['employees'],
): ShiftScope[] {
  const ofRow = workOfRow[rowsBy](rowId);
  const crew = rowsBy === 'employees' ? employees.find(({ id }) => id === rowId)?.crew : '';
  const ofCrew = crew ? [{ of: { crew } }] : [];
  const [first] = items;
  if (!first) return [{ of: ofRow }, ...ofCrew];
  const { projectId, rangeId } = first;
  // A bar can be of several ranges, and what is selected of many.
  const isRange = items.every((item) => item.rangeId === rangeId);
  return [
    ...(projectId === null ? [] : [{ of: { projectId } }]),
    { items, ...(rangeId !== null && isRange && { of: { rangeId } }) },
    { of: ofRow, items, makesRoom: true },
    ...ofCrew,
  ];
}

/** Describes what is shifted: its name, and as an option. */
export function describeScope(
  { of = {}, items, makesRoom = false }: ShiftScope,
  names: PlanningNames | null,
  { project }: Pick<Terms, 'project'>,
) {
  const named = (name = '', detail: string) => ({ name, label: name, detail });
  if (items) {
    const name = names ? formatItemsTitle(items, names) : '';
    return makesRoom
      ? { name, label: 'Maak ruimte', detail: 'Alleen wat erna in de weg staat, schuift mee' }
      : { name, label: 'Alleen dit werk', detail: name };
  }
  const { projectId, employeeId, materialId, crew } = of;
  if (employeeId !== undefined) return named(names?.employee(employeeId), 'Werknemer');
  if (materialId !== undefined) return named(names?.material(materialId), 'Materieel');
  return crew === undefined
    ? named(names?.projects.get(projectId ?? '')?.title, project)
    : named(crew, 'Ploeg');
}

export type DialogSubject =
  /** `at` is the index of the item of a bar that was pointed at, -1 in a selection; `rowId` the row that all are in, if there is one. */
  | { kind: 'move'; items: readonly PlannedItem[]; at: number; rowId: string | null }
  | { kind: 'repeat'; items: readonly PlannedItem[] }
  | { kind: 'project'; items: readonly PlannedItem[] }
  /** The dialog that shifts work from a day on. */
  | { kind: 'shift'; scopes: readonly ShiftScope[]; from: string }
  | { kind: 'copy'; date: string; span: 'day' | 'week' }
  /** The planned work of an employee who cannot come from a day on, or up to another. */
  | { kind: 'handover'; employeeId: string; from: string; to?: string }
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
