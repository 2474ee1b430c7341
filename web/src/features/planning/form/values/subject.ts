import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import type { Part } from '../../board/gestures.ts';
import type { Mark } from '../../board/rows/mark-bars.ts';
import type { InitialItem } from './values.ts';

/** The sign that opened it. */
export interface OpenedAt {
  part: Part;
  /** The employee of the row; null when rows are something else. */
  employeeId: string | null;
  days: readonly PlannedItem[];
}

/** The subject of the drawer. The id of a new item is made once, so that a repeated save is the same one. */
export type Subject =
  | { kind: 'new'; id: string; opening: InitialItem }
  | { kind: 'change'; id: string; item: PlannedItem; at?: OpenedAt };

/** The planning on the page behind the drawer, and a function to show another day there. */
export interface Shown {
  days: readonly string[];
  onDate: (date: string) => void;
}

/** Converts the subject to its mark on the board. */
export const toMark = (subject: Subject): Mark => {
  if (subject.kind === 'change') return { itemId: subject.id };
  const { employeeIds, projectId, date, until = date } = subject.opening;
  return { rowIds: projectId ? [...employeeIds, projectId] : employeeIds, date, until };
};
