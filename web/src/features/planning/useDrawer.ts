import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { type RefObject, useCallback, useEffect } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { markSeen } from '../../lib/live/updated-items.ts';
import { afterDrawers } from '../../ui/open-overlays.ts';
import { openSubject, useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import type { BoardHandle } from './board/Board.tsx';
import type { Subject } from './form/subject.ts';
import type { InitialItem } from './form/values.ts';

/** Longer than the drawer's closing transition, after which it returns the focus. */
const focusDelay = 250;

/** The state of the drawer: its subject, and how to open it. */
export function useDrawer(board: RefObject<BoardHandle | null>) {
  const { drawer, show, close } = useDrawerSubject<Subject>();

  const plan = useCallback(
    (opening: InitialItem) => void afterDrawers(() => show({ kind: 'new', id: uuidv7(), opening })),
    [show],
  );
  const planFor = useCallback(
    (employeeId: string, date: string) =>
      plan({ employeeIds: [employeeId], projectId: null, date }),
    [plan],
  );
  const open = useCallback(
    (item: PlanningItem) => {
      void afterDrawers(() => {
        markSeen(item.id);
        show({ kind: 'change', id: item.id, item });
      });
    },
    [show],
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

  return { drawer, subject: openSubject(drawer), plan, planFor, open, close };
}
