import type { PlanningItem } from '@ploegplan/contract/planning';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { BoardHandle } from './board/Board.tsx';
import type { Subject } from './form/useItemForm.ts';

interface DrawerState {
  opened: boolean;
  /** Counts the openings, so that each begins with a fresh form. */
  opening: number;
  subject: Subject;
}

/** Longer than the drawer takes to slide away and give the focus back. */
const focusDelay = 250;

/** What the drawer shows; its content stays while it slides away. */
export function useDrawer(board: RefObject<BoardHandle | null>) {
  const [drawer, setDrawer] = useState<DrawerState | null>(null);
  const show = useCallback((subject: Subject) => {
    setDrawer((before) => ({ opened: true, opening: (before?.opening ?? 0) + 1, subject }));
  }, []);

  const plan = useCallback(
    (employeeIds: string[], date: string) =>
      show({ kind: 'new', id: uuidv7(), opening: { employeeIds, date } }),
    [show],
  );
  const planFor = useCallback(
    (employeeId: string, date: string) => plan([employeeId], date),
    [plan],
  );
  const open = useCallback(
    (item: PlanningItem) => show({ kind: 'change', id: item.id, item }),
    [show],
  );
  const close = useCallback(
    () => setDrawer((before) => before && { ...before, opened: false }),
    [],
  );

  // The cell from which the drawer was opened may be another element by now.
  const isClosed = drawer?.opened === false;
  useEffect(() => {
    if (!isClosed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) board.current?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [isClosed, board]);

  return { drawer, plan, planFor, open, close };
}
