import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarOff,
  IconCalendarShare,
  IconCertificate,
  IconCloudSnow,
  IconCopy,
  IconEye,
  IconEyeCheck,
  IconId,
  IconListCheck,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { PLANNING } from '../../../data/planning/planning-editor.ts';
import { useUndo } from '../../../lib/changes/own-changes.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { Secondary } from '../../../ui/bar/BarActions.tsx';
import { publishText } from './usePublishing.ts';

interface Given {
  onCopy: () => void;
  /** Shifts the work of a crew; null where there are no crews. */
  onShift: (() => void) | null;
  /** Shows who saw what was told. */
  onTold: () => void;
  onGateList: () => void;
  /** Lists what does not add up. */
  onFindings: () => void;
  /** Proposes people for what is short of them. */
  onProposal: () => void;
  drafts: number;
  onPublish: () => void;
}

/**
 * Returns rare actions and those without room on a bar: on a phone in the menu of the screen, else in the menu 'Meer acties' of the
 * planning.
 */
export function useMoreActions({
  drafts,
  onPublish,
  onCopy,
  onShift,
  onTold,
  onFindings,
  onGateList,
  onProposal,
}: Given): Secondary[] {
  const { undoLabel, redoLabel, undo, redo } = useUndo(PLANNING);
  const navigate = useNavigate();
  const { hiddenParts } = useTenant();
  const actions: (Secondary | false)[] = [
    undoLabel !== null && {
      label: `Ongedaan maken: ${undoLabel}`,
      Icon: IconArrowBackUp,
      onChoose: undo,
    },
    redoLabel !== null && {
      label: `Opnieuw doen: ${redoLabel}`,
      Icon: IconArrowForwardUp,
      onChoose: redo,
    },
    drafts > 0 && { label: publishText(drafts), Icon: IconEye, onChoose: onPublish },
    { label: 'Gezien en doorgegeven…', Icon: IconEyeCheck, onChoose: onTold },
    { label: 'Wat klopt er niet…', Icon: IconListCheck, onChoose: onFindings },
    { label: 'Stel ploeg voor…', Icon: IconUsersPlus, onChoose: onProposal },
    { label: 'Planning kopiëren…', Icon: IconCopy, onChoose: onCopy },
    onShift !== null && {
      label: 'Planning verschuiven…',
      Icon: IconCalendarShare,
      onChoose: onShift,
    },
    { label: 'Poortlijst', Icon: IconId, onChoose: onGateList },
    {
      label: 'Eisen',
      Icon: IconCertificate,
      onChoose: () => void navigate({ to: '/requirements' }),
    },
    !hiddenParts.includes('weather') && {
      label: 'Weer',
      Icon: IconCloudSnow,
      onChoose: () => void navigate({ to: '/weather' }),
    },
    {
      label: 'Bedrijfssluitingen',
      Icon: IconCalendarOff,
      onChoose: () => void navigate({ to: '/closures' }),
    },
  ];
  return actions.filter((action) => action !== false);
}
