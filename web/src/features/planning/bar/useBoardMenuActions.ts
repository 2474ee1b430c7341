import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import type { BoardHandlers } from '../board/gestures.ts';
import { type Bar, type BoardRow, getItemOn } from '../board/rows/rows.ts';
import type { DialogSubject } from '../dialogs/subject.ts';
import { isAnySelected } from '../edits/commands.ts';
import { useIllness } from '../edits/useIllness.ts';
import { useItemActions } from '../edits/useItemActions.ts';
import type { useBoard } from '../useBoard.ts';
import type { BoardActions } from './BoardMenu.tsx';
import type { usePublishing } from './usePublishing.ts';

interface Uses {
  board: ReturnType<typeof useBoard>;
  selected: readonly PlannedItem[];
  handlers: BoardHandlers;
  publishing: ReturnType<typeof usePublishing>;
  onDialog: (subject: DialogSubject) => void;
}

/** Returns the day of a column. On a scale of hours all columns are of one day. */
export const getDateOfColumn = ({ scale }: BoardRow, column: number): string | undefined =>
  scale.columns[scale.hours ? 0 : column]?.date;

/** Returns the menu's actions on a bar or cell. For a selected bar they apply to the whole selection. */
export function useBoardMenuActions(uses: Uses): BoardActions {
  const { board, selected, handlers, publishing, onDialog } = uses;
  const { setDraft } = useItemActions(board.words);
  const illness = useIllness(board, onDialog);
  /** The person of the row, or the people of the bar. */
  const listPeople = (bar: Bar | null, { subject }: BoardRow) =>
    board.rowsBy === 'employees'
      ? [subject.id]
      : [...new Set(bar?.items.flatMap(({ employeeIds }) => employeeIds))];
  const meant = ({ items }: Bar) => (isAnySelected(items, selected) ? selected : items);
  return {
    onOpen: handlers.onOpen,
    onPage: (bar, column) => {
      const item = getItemOn(bar, column);
      if (item) handlers.onFollow(`/planning-details/${item.id}`);
    },
    onMove: (bar, column, row) => handlers.onCommand('move', bar, column, row),
    onRepeat: (bar) => onDialog({ kind: 'repeat', items: meant(bar) }),
    onShift: (bar, column) => {
      const item = getItemOn(bar, column);
      if (item?.projectId) {
        onDialog({ kind: 'shift', projectId: item.projectId, from: item.date });
      }
    },
    listIllness: ({ bar, row, column }) => {
      const date = getDateOfColumn(row, column);
      return date === undefined ? [] : listPeople(bar, row).map((id) => illness(id, date));
    },
    onSelect: (bar) => handlers.onSelect([bar]),
    onDraft: (bar, isDraft) => setDraft(meant(bar), isDraft),
    onRemove: (bar, column, row) => handlers.onCommand('remove', bar, column, row),
    onPlan: (row, column) => {
      // On a scale of hours a new item takes the day, not the hour that was clicked.
      const at = row.scale.hours?.from ?? column;
      handlers.onGesture({ kind: 'create', row, from: at, to: at });
    },
    onCopyDay: (date) => onDialog({ kind: 'copy', date, span: 'day' }),
    draftsOn: publishing.countOn,
    onPublishDay: (date) => void publishing.ask([date]),
  };
}
