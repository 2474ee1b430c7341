import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { PlannedItem } from '../../data/planning/planning-items.ts';
import { useUpdatedItems } from '../../lib/live/updated-items.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useBoardMenuActions } from './bar/useBoardMenuActions.ts';
import type { usePublishing } from './bar/usePublishing.ts';
import { Board, type BoardHandle } from './board/Board.tsx';
import type { MenuAt } from './board/gestures.ts';
import type { BoardHighlights } from './board/rows/mark-bars.ts';
import type { Bar, BoardRow } from './board/rows/rows.ts';
import { createMoveSubject, type DialogSubject } from './dialogs/subject.ts';
import { isAnySelected } from './edits/commands.ts';
import type { ViewMode } from './edits/days.ts';
import { useGestures } from './edits/useGestures.ts';
import type { Selection } from './edits/useSelection.ts';
import { type OpenedAt, type Subject, toMark } from './form/values/subject.ts';
import type { InitialItem } from './form/values/values.ts';
import { useBoard } from './useBoard.ts';
import type { Planned } from './usePlanning.ts';

const BoardMenu = createLazyPart(() => import('./bar/BoardMenu.tsx'), {
  isNeeded: ({ at }) => at !== null,
});
const Nobody = createLazyPart(() => import('./rows/Nobody.tsx'));
const PeopleOfDay = createLazyPart(() => import('./rows/PeopleOfDay.tsx'));
const SelectionBar = createLazyPart(() => import('./bar/SelectionBar.tsx'));

interface Props {
  planned: Planned;
  mode: ViewMode;
  date: string;
  days: readonly string[];
  search: string;
  isFreeOnly: boolean;
  subject: Subject | undefined;
  onShowAll: () => void;
  onDate: (date: string) => void;
  onPlan: (opening: InitialItem) => void;
  onOpen: (item: PlannedItem, at?: OpenedAt) => void;
  selection: Selection;
  publishing: ReturnType<typeof usePublishing>;
  onDialog: (subject: DialogSubject) => void;
  ref: RefObject<BoardHandle | null>;
}

/** The board with what can be done on it. */
export function PlanningBoard(props: Props) {
  const { planned, mode, date, days, search, isFreeOnly, subject, onShowAll, onPlan, onOpen, ref } =
    props;
  const { selection, publishing, onDialog, onDate } = props;
  const { ids, items: selected, select, selectOnly } = selection;
  const board = useBoard(planned, { mode, date, days, search, isFreeOnly });
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const { rowsBy } = board;
  const onMove = useCallback(
    (bar: Bar, column: number, row: BoardRow) =>
      onDialog(
        isAnySelected(bar.items, selected)
          ? createMoveSubject(selected, rowsBy, row.subject.id)
          : { kind: 'move', items: bar.items, at: column - bar.from, rowId: row.subject.id },
      ),
    [onDialog, selected, rowsBy],
  );
  const handlers = useGestures({
    board,
    selected,
    onOpen,
    onPlan,
    onMenu: setMenu,
    onSelect: select,
    onSelectOnly: selectOnly,
    onDate,
    onMove,
  });
  const actions = useBoardMenuActions({
    ...{ board, planned, days, selected, handlers, publishing, onDialog },
  });
  const ofSelection = {
    items: selected,
    names: planned.names,
    onDialog,
    pointedAt: menu?.row.subject.id,
  };
  const updated = useUpdatedItems();
  const highlights = useMemo<BoardHighlights>(
    () => ({ opened: subject ? toMark(subject) : null, selected: ids, updated }),
    [subject, ids, updated],
  );
  if (board.model.rows.length === 0) {
    return (
      <Nobody
        choices={planned.choices}
        search={search}
        isFreeOnly={isFreeOnly}
        onShowAll={onShowAll}
      />
    );
  }
  return (
    <>
      <Board ref={ref} model={board.model} highlights={highlights} {...handlers} />
      <BoardMenu at={menu} actions={actions} selected={ofSelection} onClose={() => setMenu(null)} />
      {rowsBy === 'projects' && (
        <PeopleOfDay
          planned={planned}
          columns={board.model.scale.columns}
          onPlan={onPlan}
          onDrag={(...dragged) => ref.current?.drag(...dragged)}
        />
      )}
      {selected.length > 0 && <SelectionBar selected={ofSelection} onClear={() => select(null)} />}
    </>
  );
}
