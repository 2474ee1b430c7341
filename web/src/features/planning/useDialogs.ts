import { type RefObject, useCallback } from 'react';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import type { BoardHandle } from './board/Board.tsx';
import type { DialogSubject } from './dialogs/subject.ts';
import { useFocusBack } from './useDrawer.ts';

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
