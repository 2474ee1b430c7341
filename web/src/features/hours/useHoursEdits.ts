import { useStore } from '@mantine/store';
import type { WorkedItem } from '@ploegplan/contract/hours/schemas';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { useHoursQueue } from '../../data/hours/hours-edits.ts';
import type { HoursEntry } from '../../data/hours/hours-queue.ts';
import { confirmMoreThanPlanned, formatMoreThanPlanned } from '../../ui/messages/confirm-hours.ts';
import { useGuard, usePreloadedConfirmDialog } from '../../ui/messages/unsaved.ts';
import {
  clearHours,
  createEdit,
  createKeepEdit,
  enterHours,
  findExceeded,
  type GridCell,
  recordAsPlanned,
} from './commands.ts';
import type { TypedCell } from './grid/HoursGrid.tsx';
import { readHours } from './parts/typed.ts';

/** Records what the office types, with undoing. */
export function useHoursEdits(items: readonly WorkedItem[] = []) {
  const queue = useHoursQueue();
  const state = useStore(queue.state);
  const isTrouble = state.refused.size > 0 || (state.isStuck && state.pending.size > 0);
  usePreloadedConfirmDialog();
  useGuard({
    isUnsaved: () => isTrouble,
    onLeave: () => true,
    onDiscard: () => queue.discard(),
  });

  const change = (changes: readonly { cell: GridCell; to: HoursEntry }[]) => {
    queue.forget(changes.map(({ cell }) => cell.key));
    const edits = changes.flatMap(({ cell, to }) => createEdit(cell, to) ?? []);
    if (edits.length > 0) queue.record(edits);
  };
  const forgetRefused = () => queue.forget([...state.refused.keys()]);

  return {
    state,
    /** Records what can be recorded, refuses the rest at its cells, and tells how many of them were saved. */
    type: async (cells: readonly TypedCell[]) => {
      const wanted: { cell: GridCell; to: HoursEntry }[] = [];
      const doubted: { key: string; typed: string; planned: number }[] = [];
      for (const { cell, typed } of cells) {
        const read = readHours(typed);
        if ('error' in read) {
          queue.refuse(cell.key, { typed, problem: 'typed', text: read.error });
        } else if (cell.cell?.approved) {
          queue.refuse(cell.key, { typed, problem: 'hours-approved' });
        } else {
          const to = read.hours === null ? clearHours(cell) : enterHours(cell, read.hours);
          const work = { ...cell.place, date: cell.date };
          const planned = findExceeded(work, read.hours, { items, cell: cell.cell });
          if (planned !== null) doubted.push({ key: cell.key, typed, planned });
          wanted.push({ cell, to });
        }
      }
      const isSure =
        doubted.length === 0 ||
        (await confirmMoreThanPlanned(doubted.map(({ planned }) => planned)));
      const unwanted = new Map(isSure ? [] : doubted.map((entry) => [entry.key, entry]));
      for (const [key, { typed, planned }] of unwanted) {
        queue.refuse(key, { typed, problem: 'typed', text: formatMoreThanPlanned([planned]) });
      }
      const meant = wanted.filter(({ cell }) => !unwanted.has(cell.key));
      change(meant);
      return { typed: cells.length, saved: meant.length };
    },
    /** Records hours as they are given. */
    enter: change,
    empty: (cells: readonly GridCell[]) => {
      const refused = cells.filter(({ key }) => state.refused.has(key));
      // The first press takes away what was refused, with nothing recorded.
      if (refused.length > 0) return queue.forget(refused.map(({ key }) => key));
      change(
        cells
          .filter(({ cell }) => !cell?.approved && cell?.quarters != null)
          .map((cell) => ({ cell, to: clearHours(cell) })),
      );
    },
    asPlanned: (cells: readonly GridCell[]) => {
      const wanted = cells.flatMap((cell) => {
        const to = cell.cell?.approved ? null : recordAsPlanned(cell);
        return to ? [{ cell, to }] : [];
      });
      change(wanted);
      return wanted.length;
    },
    explain: (cell: GridCell, reason: string) => {
      const worked = cell.cell?.line?.hours;
      if (worked !== undefined) change([{ cell, to: { hours: worked, reason } }]);
    },
    keep: (cell: HoursCell) => {
      const edit = createKeepEdit(cell);
      if (!edit) return;
      queue.forget([cell.key]);
      queue.record([edit], []);
    },
    /** Restores the hours that the employee entered. */
    take: (cell: HoursCell) => {
      const { key, date } = cell;
      change([{ cell: { key, place: cell, date, cell }, to: { hours: null, reason: '' } }]);
    },
    undo: () => {
      forgetRefused();
      queue.undo();
    },
    redo: queue.redo,
  };
}
