import { addDays, countDaysBetween, isDate } from '@ploegplan/contract/dates/dates';
import { useState } from 'react';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { formatItemsTitle } from '../board/rows/labels.ts';
import {
  computeWeeklyOffsets,
  explainTooMany,
  findFirstDate,
  MOST_REPEATED_DAYS,
} from '../edits/copy.ts';
import type { Planned } from '../usePlanning.ts';
import { BoardDialog, type DialogProps } from './BoardDialog.tsx';
import { CopyPreview, useCopies } from './CopyPreview.tsx';
import type { DialogSubject } from './subject.ts';

/** The initial number of weeks. */
const USUAL_WEEKS = 4;

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'repeat' }>;
}

function validateUntil(first: string, until: string): string | null {
  if (!isDate(until)) return null;
  if (countDaysBetween(first, until) < 7) return 'Kies een dag na de eerste week';
  return countDaysBetween(first, until) > MOST_REPEATED_DAYS
    ? 'Kies een dag binnen een jaar'
    : null;
}

/** Plans the same work each week until a day. */
export function RepeatDialog({ opened, onClose, planned, subject: { items } }: Props) {
  const { apply } = usePlanningEdits();
  const first = findFirstDate(items);
  const [until, setUntil] = useState(() =>
    addDays(
      items
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? first,
      USUAL_WEEKS * 7,
    ),
  );
  const fault = validateUntil(first, until);
  const isValid = isDate(until) && fault === null;
  const offsets = isValid ? computeWeeklyOffsets(items, until) : [];
  const copies = useCopies(planned, { items, offsets, until });
  const { edits, isReady } = copies;
  const isPossible =
    isValid && isReady && edits.length > 0 && explainTooMany(edits.length) === null;
  const title = formatItemsTitle(items, planned.names);
  const run = () => {
    void apply({ edits, label: `${title} herhaald tot en met ${formatShortDay(until)}` });
    onClose();
  };
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title="Elke week herhalen"
      about={title}
      verb="Herhalen"
      onSubmit={isPossible ? run : null}
    >
      <DateField
        data-autofocus
        label="Tot en met"
        value={until}
        onChange={setUntil}
        error={fault}
      />
      {isValid && (
        <CopyPreview
          copies={copies}
          where={`in ${formatQuantity(offsets.length, 'week', 'weken')}`}
          names={planned.names}
        />
      )}
    </BoardDialog>
  );
}
