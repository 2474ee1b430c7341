import type { WorkedItem } from '@ploegplan/contract/hours/schemas';
import { getTargetId, type HoursCell, toHours } from '@ploegplan/contract/rules/hours/hours';
import { computeExceededHours } from '@ploegplan/contract/rules/working-time/planned-hours';
import type { CellEdit, HoursEntry } from '../../data/hours/hours-queue.ts';
import { createKeyAt, type LinePlace, type LineRow } from './rows.ts';

/** A cell of the grid, which may have no hours yet. */
export interface GridCell {
  key: string;
  place: LinePlace;
  date: string;
  cell: HoursCell | null;
}

/** An edit of a cell; null when nothing would change. */
export function createEdit(
  { place, date, cell }: GridCell,
  { hours, reason }: HoursEntry,
): CellEdit | null {
  const { employeeId, projectId, clientId, kindId } = place;
  const before = { hours: cell?.line?.hours ?? null, reason: cell?.line?.reason ?? '' };
  const shown = toHours(cell?.quarters);
  const isSame = hours === before.hours && (hours === null || reason === before.reason);
  // Typing what is there already records nothing.
  if (isSame || (cell?.line == null && hours === shown)) return null;
  return {
    employeeId,
    date,
    projectId,
    clientId,
    kindId,
    hours,
    reason: hours === null ? '' : reason,
    seen: shown,
    entered: toHours(cell?.entered),
    before,
  };
}

type WorkOfDay = Pick<LinePlace, 'employeeId' | 'targetId'> & { date: string };

/** The hours between the planned times of somebody's work on a day, where those to record are more. */
export const findExceeded = (
  { employeeId, targetId, date }: WorkOfDay,
  hours: number | null,
  { items, cell }: { items: readonly WorkedItem[]; cell: HoursCell | null | undefined },
): number | null =>
  computeExceededHours(hours, {
    planned: items.filter(
      (item) =>
        item.employeeId === employeeId && item.date === date && getTargetId(item) === targetId,
    ),
    recorded: toHours(cell?.quarters),
  });

/** Deletes the hours of the office, or else records that the entered hours do not count. */
export const clearHours = ({ cell }: GridCell): HoursEntry => ({
  hours: cell?.line == null && cell?.entered != null ? 0 : null,
  reason: '',
});

/** Records typed hours, and keeps the reason of an earlier correction. */
export const enterHours = ({ cell }: GridCell, hours: number): HoursEntry => ({
  hours,
  reason: cell?.line?.reason ?? '',
});

/** Records a whole line as planned, where nothing is recorded yet. */
export const recordAsPlanned = ({ cell }: GridCell): HoursEntry | null =>
  cell?.planned && cell.quarters === null ? { hours: toHours(cell.planned), reason: '' } : null;

/** Keeps the hours of the office beside what the employee entered since; null where there are none. */
export function createKeepEdit({ line, entered }: HoursCell): CellEdit | null {
  if (!line) return null;
  const { employeeId, date, projectId, clientId, kindId, hours, reason } = line;
  const target = { projectId, clientId };
  return {
    ...{ employeeId, date, ...target, kindId, hours, reason },
    ...{ seen: hours, entered: toHours(entered), before: { hours, reason } },
  };
}

export function getCellAt(row: LineRow, days: readonly string[], column: number): GridCell {
  const date = days[column] ?? '';
  const { place } = row;
  return { key: createKeyAt(place, date), place, date, cell: row.cells[column] ?? null };
}
