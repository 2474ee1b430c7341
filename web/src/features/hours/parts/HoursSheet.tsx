import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatRefused } from '../../../data/hours/hours.ts';
import { type Cursor, findRow } from '../../../ui/day-grid/cursor.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { type GridCell, getCellAt, recordAsPlanned } from '../commands.ts';
import { formatAway } from '../grid/cell-texts.ts';
import { findCursor, listCellsIn } from '../grid/cursor.ts';
import { type GridActions, HoursGrid, type NotTyped } from '../grid/HoursGrid.tsx';
import type { HoursGroup, HoursView } from '../remembered.ts';
import type { HoursNames } from '../rows.ts';
import type { HoursPage } from '../useHoursPage.ts';
import { CellStrip, type Outcome } from './CellStrip.tsx';

const KeysDialog = createLazyPart(() => import('../grid/KeysDialog.tsx'));

export interface HoursSheetProps {
  page: HoursPage;
  names: HoursNames;
  view: HoursView;
  group: HoursGroup;
  today: string;
  /** The row that a drawer is about. */
  marked: string | null;
  onOpen: GridActions['onOpen'];
  /** A cell to go to as soon as its row is there. */
  sought: string | null;
  /** Asks for the period of a cell that is not shown; null when it is found. */
  onSeek: (key: string | null) => void;
}

/** The grid with what there is to know of the chosen cell below it. */
export function HoursSheet(props: HoursSheetProps) {
  const { page, names, view, group, today, marked, onOpen, sought, onSeek } = props;
  const { days, edits, isClosed } = page;
  const rows = page.rows ?? [];
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [showsKeys, setKeys] = useState(false);
  const [notTyped, setNotTyped] = useState<NotTyped | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const go = (to: Cursor | null) => {
    setCursor(to);
    setNotTyped(null);
    setOutcome(null);
  };
  const afterwards = (change: () => void) => () => {
    setOutcome(null);
    change();
  };
  const at = cursor && rows[findRow(rows, cursor)];
  const chosen = at?.type === 'line' && cursor ? getCellAt(at, days, cursor.column) : null;
  const picked = cursor ? listCellsIn(rows, days, cursor) : [];
  const total = at?.type === 'group' && picked.length <= 1 ? at : null;
  const fillable = picked.filter((cell) => recordAsPlanned(cell) !== null && !isClosed(cell));
  const actions: GridActions = {
    onTyped: async (cells, cutOff = 0) => {
      const { typed, saved } = await edits.type(cells);
      setOutcome(typed > 1 || cutOff > 0 ? { typed, saved, cutOff } : null);
    },
    onEmptied: edits.empty,
    onUndo: afterwards(edits.undo),
    onRedo: afterwards(edits.redo),
    isClosed,
    onNotTyped: setNotTyped,
    onReason: () => reason.current?.focus(),
    onKeys: () => setKeys(true),
    onFault: () => toFault(),
    onOpen,
  };
  const [faultKey = '', fault] = [...edits.state.refused].at(-1) ?? [];
  const faultAt = useMemo(
    () => faultKey && findCursor(rows, days, faultKey),
    [rows, days, faultKey],
  );
  const focusGrid = () => grid.current?.focus({ preventScroll: true });
  const goToCell = (to: Cursor) => {
    go(to);
    focusGrid();
  };
  const toFault = () => {
    if (faultAt) goToCell(faultAt);
    else if (fault) onSeek(faultKey);
  };
  const soughtAt = useMemo(() => sought && findCursor(rows, days, sought), [rows, days, sought]);
  const arrive = useEffectEvent((to: Cursor) => {
    goToCell(to);
    onSeek(null);
  });
  useEffect(() => {
    if (soughtAt) arrive(soughtAt);
  }, [soughtAt]);
  const closeKeys = () => {
    setKeys(false);
    // The dialog is gone by then, which holds the focus.
    setTimeout(focusGrid);
  };
  const elsewhere = fault && faultKey !== chosen?.key ? { key: faultKey, fault } : null;
  const grid = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  return (
    <>
      <span className="sr-only" role="alert">
        {fault && `‘${fault.typed}’ is niet bewaard. ${formatRefused(fault)}`}
      </span>
      <HoursGrid
        ref={grid}
        {...{ view, group, days, today, rows, cursor, marked, actions }}
        onCursor={go}
        fault={fault && faultAt ? { place: faultAt, text: formatRefused(fault) } : null}
        daysOff={page.daysOff}
        absent={page.absent}
        approvals={page.approvals}
        checks={page.checks}
        warned={page.warned}
        registers={page.registers}
        refused={edits.state.refused}
      />
      <CellStrip
        cell={chosen}
        total={total}
        opens={
          group === 'people' ? 'de weekstaat, Ctrl+Enter keurt die goed' : 'het mandagenregister'
        }
        names={names}
        away={chosen && formatAway(chosen.place.employeeId, chosen.date, page)}
        notTyped={notTyped}
        outcome={outcome}
        isClosed={chosen !== null && isClosed(chosen)}
        refused={chosen ? edits.state.refused.get(chosen.key) : undefined}
        elsewhere={elsewhere}
        onElsewhere={toFault}
        onKeys={() => setKeys(true)}
        reasonRef={reason}
        onGrid={focusGrid}
        warnings={(chosen && page.warned.get(chosen.key)) || none}
        waiting={edits.state.isStuck ? edits.state.pending.size : 0}
        block={picked.length > 1 ? picked : none}
        fillable={fillable.length}
        onFill={() => edits.asPlanned(fillable)}
        onReason={(cell: GridCell, reason) => edits.explain(cell, reason)}
        onKeep={edits.keep}
        onTake={edits.take}
      />
      {showsKeys && <KeysDialog onClose={closeKeys} />}
    </>
  );
}

const none: readonly never[] = [];
