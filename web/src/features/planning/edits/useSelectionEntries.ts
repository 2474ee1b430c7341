import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  IconArrowsMove,
  IconBriefcase,
  IconCalendarShare,
  IconEye,
  IconEyeOff,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { createMoveSubject, type DialogSubject } from '../dialogs/subject.ts';
import type { PlanningNames } from '../form/values/names.ts';
import { useRowsBy } from '../options.ts';
import { findFirstDate } from './copy.ts';
import { useItemActions } from './useItemActions.ts';

export interface SelectedItems {
  items: readonly PlannedItem[];
  names: PlanningNames;
  onDialog: (subject: DialogSubject) => void;
  /** The row under the pointer: the items can go from it to another. */
  pointedAt?: string | undefined;
}

/** Returns the entries for selected items, for the bar below the board, the menu of one of them, and the list. */
export function useSelectionEntries({ items, names, onDialog, pointedAt }: SelectedItems) {
  const { terms } = useTenant();
  const rowsBy = useRowsBy();
  const { setDraft, remove } = useItemActions(names);
  return [
    {
      label: 'Verplaatsen of kopiëren…',
      Icon: IconArrowsMove,
      onChoose: () => onDialog(createMoveSubject(items, rowsBy, pointedAt)),
    },
    {
      label: 'Verschuiven…',
      Icon: IconCalendarShare,
      onChoose: () => onDialog({ kind: 'shift', scopes: [{ items }], from: findFirstDate(items) }),
    },
    { label: 'Herhalen…', Icon: IconRepeat, onChoose: () => onDialog({ kind: 'repeat', items }) },
    {
      label: `Ander ${toLowerCase(terms.project)}…`,
      Icon: IconBriefcase,
      onChoose: () => onDialog({ kind: 'project', items }),
    },
    items.some(({ isDraft }) => !isDraft) && {
      label: 'Naar concept',
      Icon: IconEyeOff,
      onChoose: () => setDraft(items, true),
    },
    items.some(({ isDraft }) => isDraft) && {
      label: 'Publiceren',
      Icon: IconEye,
      onChoose: () => setDraft(items, false),
    },
    { label: 'Verwijderen', Icon: IconTrash, onChoose: () => void remove(items) },
  ].filter((entry) => entry !== false);
}
