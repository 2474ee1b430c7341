import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  IconArrowsMove,
  IconBriefcase,
  IconEye,
  IconEyeOff,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { SelectionActions } from './useSelectionActions.ts';

/** Returns the entries for selected items, for the bar below the board, the menu of one of them, and the list. */
export function useSelectionEntries(items: readonly PlannedItem[], actions: SelectionActions) {
  const { terms } = useTenant();
  return [
    { label: 'Verplaatsen of kopiëren…', Icon: IconArrowsMove, run: actions.onMove },
    { label: 'Herhalen…', Icon: IconRepeat, run: actions.onRepeat },
    {
      label: `Ander ${toLowerCase(terms.project)}…`,
      Icon: IconBriefcase,
      run: actions.onProject,
    },
    items.some(({ isDraft }) => !isDraft) && {
      label: 'Naar concept',
      Icon: IconEyeOff,
      run: actions.onDraft,
    },
    items.some(({ isDraft }) => isDraft) && {
      label: 'Publiceren',
      Icon: IconEye,
      run: actions.onPublish,
    },
    { label: 'Verwijderen', Icon: IconTrash, run: actions.onRemove },
  ].filter((entry) => entry !== false);
}
