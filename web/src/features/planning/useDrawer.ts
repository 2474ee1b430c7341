import { type RefObject, useCallback, useEffect } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { PlannedItem } from '../../data/planning/planning-items.ts';
import { markSeen } from '../../lib/live/updated-items.ts';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { openSubject, useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import type { BoardHandle } from './board/Board.tsx';
import type { DialogSubject } from './dialogs/subject.ts';
import type { OpenedAt, Subject } from './form/values/subject.ts';
import type { InitialItem } from './form/values/values.ts';

/** The delay is longer than the drawer's closing transition, after which it returns the focus. */
const focusDelay = 250;

/** Returns the focus to the board after a drawer has closed: the cell from which it was opened may be another element by now. */
function useFocusBack(board: RefObject<BoardHandle | null>, isClosed: boolean): void {
  useEffect(() => {
    if (!isClosed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) board.current?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [isClosed, board]);
}

/** The state of the drawer: its subject, and how to open it. */
export function useDrawer(board: RefObject<BoardHandle | null>) {
  const { drawer, show, close } = useDrawerSubject<Subject>('planning');

  const plan = useCallback(
    (opening: InitialItem) =>
      void closeDrawersFirst(() => show({ kind: 'new', id: uuidv7(), opening })),
    [show],
  );
  const open = useCallback(
    (item: PlannedItem, at?: OpenedAt) => {
      void closeDrawersFirst(() => {
        markSeen(item.id);
        show({ kind: 'change', id: item.id, item, ...(at && { at }) });
      });
    },
    [show],
  );

  useFocusBack(board, drawer?.opened === false);
  return { drawer, subject: openSubject(drawer), plan, open, close };
}

/** The dialog beside the board, in the place of the drawer of an item. */
export function useDialogs(board: RefObject<BoardHandle | null>) {
  const { drawer, show, close } = useDrawerSubject<DialogSubject>('planning dialog');
  const open = useCallback(
    (subject: DialogSubject) => void closeDrawersFirst(() => show(subject)),
    [show],
  );
  useFocusBack(board, drawer?.opened === false);
  return { dialog: drawer, open, close };
}
