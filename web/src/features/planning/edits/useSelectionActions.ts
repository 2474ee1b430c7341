import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { createMoveSubject, type DialogSubject } from '../dialogs/subject.ts';
import type { PlanningNames } from '../form/values/names.ts';
import { useRowsBy } from '../rows/useRowsBy.ts';
import { useItemActions } from './useItemActions.ts';

/** Returns the actions on selected items; they can go to another row from the one under the pointer. */
export function useSelectionActions(
  selected: readonly PlannedItem[],
  names: PlanningNames,
  {
    onDialog,
    pointedAt,
  }: { onDialog: (subject: DialogSubject) => void; pointedAt?: string | undefined },
) {
  const rowsBy = useRowsBy();
  const { setDraft, remove } = useItemActions(names);
  return {
    onMove: () => onDialog(createMoveSubject(selected, rowsBy, pointedAt)),
    onRepeat: () => onDialog({ kind: 'repeat', items: selected }),
    onProject: () => onDialog({ kind: 'project', items: selected }),
    onDraft: () => setDraft(selected, true),
    onPublish: () => setDraft(selected, false),
    onRemove: () => void remove(selected),
  };
}

export type SelectionActions = ReturnType<typeof useSelectionActions>;
