import { addDays } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { getClockState } from '@ploegplan/contract/rules/scaffolds/register';
import type { ScaffoldState } from '@ploegplan/contract/scaffolds/kinds';
import { scaffoldStateTexts } from '@ploegplan/contract/texts/scaffolds';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The state of a scaffold in words: it may be used only while it is handed over. */
export function ScaffoldMark({ state, isPaused }: { state: ScaffoldState; isPaused: boolean }) {
  const isClosed = state === 'closed-off' || state === 'altered';
  return (
    <span
      className={`inline-flex gap-1 items-center whitespace-nowrap ${isClosed ? 'text-error' : ''}`}
    >
      {state === 'handed-over' && !isPaused && <IconCircleCheck {...icon} />}
      {isClosed && <IconCircleX {...icon} />}
      {isPaused ? translate('Niet in gebruik') : scaffoldStateTexts[state]}
    </span>
  );
}

const tones = { none: '', 'in-time': '', due: 'text-warning', overdue: 'text-error' };

interface DueProps {
  dueOn: string | null;
  /** Without it, the due date itself is the day. */
  inspectBy?: string | null;
}

/** Until when the next inspection is in time, with a sign when it is due. */
export function DueMark({ dueOn, inspectBy = dueOn }: DueProps) {
  const clock = getClockState({ dueOn, inspectBy }, useToday());
  if (dueOn === null) return null;
  return (
    <span className={`inline-flex gap-1 items-center whitespace-nowrap ${tones[clock]}`}>
      {clock === 'overdue' && <IconCircleX {...icon} />}
      {clock === 'due' && <IconClock {...icon} />}
      {clock === 'overdue'
        ? translate('te laat sinds {day}', { day: formatShortDay(addDays(dueOn, 1)) })
        : translate('uiterlijk {day}', { day: formatShortDay(dueOn) })}
    </span>
  );
}
