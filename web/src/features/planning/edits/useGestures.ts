import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { planAsDraft } from '../../../data/planning/planning-remembered.ts';
import { notify } from '../../../lib/notify.ts';
import { recall } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { choose } from '../../../ui/fields/choose.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { getDateOfColumn } from '../bar/useBoardMenuActions.ts';
import type { BoardHandlers, Gesture, Outcome, Part } from '../board/gestures.ts';
import { formatItemsTitle } from '../board/rows/labels.ts';
import { type Bar, type BoardRow, getItemOn } from '../board/rows/rows.ts';
import { formatTime } from '../board/rows/scale.ts';
import { explainGesture, hasRecorded } from '../conflicts/explain.ts';
import { toRemoveText } from '../dialogs/subject.ts';
import type { PlanningNames } from '../form/values/names.ts';
import { askScope } from '../form/values/range.ts';
import type { OpenedAt } from '../form/values/subject.ts';
import type { InitialItem } from '../form/values/values.ts';
import type { useBoard } from '../useBoard.ts';
import {
  completeMove,
  findDateAway,
  isAnySelected,
  type Move,
  moveCommand,
  type RowsBy,
  swapCommand,
} from './commands.ts';
import { selectItems } from './copy.ts';
import { createPlacing } from './placing.ts';
import { listPlannedColumns, resizeCommand } from './resize.ts';
import { useItemActions } from './useItemActions.ts';

/** The length of a shift that is planned by one click on the scale of hours, in minutes. */
const CLICKED_MINUTES = 120;

type Create = Extract<Gesture, { kind: 'create' }>;

function createOpening({ row, others = [], from, to }: Create, rowsBy: RowsBy): InitialItem {
  const { columns, hours } = row.scale;
  const planned = hours ? [0] : listPlannedColumns(row, from, to);
  const date = columns[planned[0] ?? from]?.date ?? '';
  const until = columns[planned.at(-1) ?? to]?.date ?? date;
  const ids = [row, ...others].map(({ subject }) => subject.id);
  return {
    employeeIds: rowsBy === 'employees' ? ids : [],
    projectId: rowsBy === 'projects' ? row.subject.id : null,
    ...(rowsBy === 'materials' && { materialIds: ids }),
    date,
    ...(until !== date && { until }),
    ...(hours && {
      startTime: formatTime(from),
      endTime: formatTime(to === from ? from + CLICKED_MINUTES : to),
    }),
  };
}

const has: Record<Part, (item: PlannedItem, employeeId: string | null) => boolean> = {
  images: ({ imageCount }) => imageCount > 0,
  hours: (item, employeeId) => hasRecorded(item, employeeId, 'employees'),
};

interface Opened {
  bar: Bar;
  column: number;
  part: Part | undefined;
  employeeId: string | null;
}

/** The day of a bar that was pressed; at a part, the first that has it when that day has not. */
function findOpenedItem({ bar, column, part, employeeId }: Opened): PlannedItem | undefined {
  const pressed = getItemOn(bar, column);
  if (!part || !pressed || has[part](pressed, employeeId)) return pressed;
  return bar.items.find((item) => has[part](item, employeeId)) ?? pressed;
}

const allowed: Outcome = { text: '', warnings: [] };

interface Uses extends Pick<BoardHandlers, 'onMenu' | 'onSelect' | 'onSelectOnly'> {
  board: ReturnType<typeof useBoard>;
  selected: readonly PlannedItem[];
  onOpen: (item: PlannedItem, at?: OpenedAt) => void;
  onPlan: (opening: InitialItem) => void;
  /** Shows another day, week or month. */
  onDate: (date: string) => void;
  /** The dialog that moves a bar by its fields. */
  onMove: (bar: Bar, column: number, row: BoardRow) => void;
}

export function useGestures({
  board,
  selected,
  onOpen,
  onPlan,
  onMenu,
  onSelect,
  onSelectOnly,
  onDate,
  onMove,
}: Uses): BoardHandlers {
  const { apply } = usePlanningEdits();
  const { history } = useRouter();
  const isPhone = useIsPhone();
  const { workingWeek } = useTenant();
  const { rowsBy, words } = board;
  const { remove } = useItemActions(words);
  return useMemo(() => {
    const formatTitle = (items: readonly PlannedItem[]) => formatItemsTitle(items, words);
    const whole = (gesture: Gesture): Gesture => {
      if (gesture.kind !== 'move') return gesture;
      const [employeeId = ''] = gesture.bar.items[0]?.employeeIds ?? [];
      return completeMove(gesture, board.work.of(employeeId));
    };
    const createCommand = (gesture: Gesture): PlanningCommand | null => {
      if (gesture.kind === 'move') return moveCommand(gesture, selected, rowsBy, { formatTitle });
      return gesture.kind === 'resize' ? resizeCommand(gesture, { formatTitle }) : null;
    };
    const createSwap = (gesture: Move) =>
      rowsBy === 'employees'
        ? swapCommand(gesture, selected, board.work.of(gesture.to.subject.id))
        : null;
    /** Work that is dragged to who has work then takes its place, or comes beside it. */
    const askSwap = async ({ to }: Move, swap: PlanningCommand, add: PlanningCommand) => {
      const chosen = await choose({
        title: 'Wisselen of erbij inplannen?',
        text: `${to.subject.name} heeft dan al werk.`,
        choices: [
          { value: swap, label: 'Wisselen' },
          { value: add, label: 'Erbij inplannen' },
        ],
      });
      if (chosen) await apply(chosen);
    };
    /** Plans somebody on the project of a row. */
    const placing = (employeeId: string, { row, from }: Create): PlanningCommand =>
      createPlacing({
        employeeId,
        name: words.employee(employeeId),
        projectId: row.subject.id,
        date: getDateOfColumn(row, row.scale.hours ? 0 : from) ?? '',
        isDraft: recall(planAsDraft),
        workingWeek,
      });
    return {
      onOpen: (bar, column, { subject }, part) => {
        const employeeId = rowsBy === 'employees' ? subject.id : null;
        const item = findOpenedItem({ bar, column, part, employeeId });
        // A thumb has no key to hold down.
        if (isPhone && selected.length > 0) onSelect([bar]);
        else if (item) onOpen(item, part && { part, employeeId, days: bar.items });
      },
      onGesture: (gesture, { text, warnings, isRefused } = allowed) => {
        if (gesture.kind === 'create' && gesture.employeeId !== undefined) {
          void apply({ ...placing(gesture.employeeId, gesture), warnings });
          return;
        }
        if (gesture.kind === 'create') onPlan(createOpening(gesture, rowsBy));
        const command = createCommand(whole(gesture));
        if (!command) return;
        if (isRefused) {
          notify.info(text);
          return;
        }
        const move = gesture.kind === 'move' ? gesture : null;
        const swap = move && createSwap(move);
        if (move && swap) void askSwap(move, swap, { ...command, warnings });
        else void apply({ ...command, warnings });
        const away = findDateAway(command, board.model.scale);
        if (away !== null) onDate(away);
      },
      explain: (gesture) => explainGesture(whole(gesture), { ...board, selected, workingWeek }),
      onMenu,
      onSelect,
      onSelectOnly,
      onFollow: (href) => history.push(href),
      onCommand: (command, bar, column, row) => {
        if (command === 'move') onMove(bar, column, row);
        else if (isAnySelected(bar.items, selected)) void remove(selected);
        else void askItems(bar, column, words).then((items) => items && remove(items));
      },
    };
  }, [
    board,
    selected,
    isPhone,
    rowsBy,
    words,
    apply,
    remove,
    history,
    onOpen,
    onPlan,
    onMenu,
    onSelect,
    onSelectOnly,
    onDate,
    onMove,
    workingWeek,
  ]);
}

/** Asks which days of a bar are meant; null when none. */
async function askItems(
  { items, from }: Pick<Bar, 'items' | 'from'>,
  column: number,
  names: PlanningNames,
): Promise<readonly PlannedItem[] | null> {
  const pointedAt = selectItems('day', items, column - from);
  if (items.length === 1) return items;
  const text = `${toRemoveText(pointedAt, names)} Welke dagen wil je verwijderen?`;
  const scope = await askScope('Verwijderen', text, { danger: true });
  return scope && selectItems(scope, items, column - from);
}
