import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarOff,
  IconCopy,
  IconEye,
  IconListCheck,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { usePlanningEdits } from '../../data/planning-edits.ts';
import type { Secondary } from '../../ui/bar/BarActions.tsx';
import type { MoreMenuProps } from './MoreChoices.tsx';
import { publishText } from './usePublishing.ts';

/** What a phone has in the one menu of the planning: undoing first, which has buttons of its own at the office. */
export function usePhoneActions({
  drafts,
  onPublish,
  onCopy,
  onFindings,
}: MoreMenuProps): Secondary[] {
  const { undoLabel, redoLabel, undo, redo } = usePlanningEdits();
  const navigate = useNavigate();
  const actions: (Secondary | false)[] = [
    undoLabel !== null && {
      label: `Ongedaan maken: ${undoLabel}`,
      Icon: IconArrowBackUp,
      onChoose: () => void undo(),
    },
    redoLabel !== null && {
      label: `Opnieuw doen: ${redoLabel}`,
      Icon: IconArrowForwardUp,
      onChoose: () => void redo(),
    },
    drafts > 0 && { label: publishText(drafts), Icon: IconEye, onChoose: onPublish },
    { label: 'Wat klopt er niet…', Icon: IconListCheck, onChoose: onFindings },
    { label: 'Planning kopiëren…', Icon: IconCopy, onChoose: onCopy },
    {
      label: 'Bedrijfssluitingen',
      Icon: IconCalendarOff,
      onChoose: () => void navigate({ to: '/closures' }),
    },
  ];
  return actions.filter((action) => action !== false);
}
