import { useState } from 'react';
import { type DateBounds, dateError } from '../../lib/date-error.ts';
import { DateField } from '../../ui/DateField.tsx';

interface PeriodDayProps extends DateBounds {
  label: string;
  value: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** The first or the last day of a period, which may be left open. It counts once it is a day and the field is left. */
export function PeriodDay({ label, value, onDay, ...bounds }: PeriodDayProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <DateField
      label={label}
      compact
      {...bounds}
      value={draft ?? value ?? ''}
      onChange={setDraft}
      onSettled={(settled) => {
        if (dateError(settled, bounds) !== null) return;
        setDraft(null);
        onDay(settled || undefined);
      }}
    />
  );
}
