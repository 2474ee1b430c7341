import { useHotkeys } from '@mantine/hooks';
import { useUndo } from '../../lib/changes/own-changes.ts';

/** The keys that undo and do again what was done on a screen. */
export function useUndoKeys(scope: string): void {
  const { undo, redo } = useUndo(scope);
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
}
