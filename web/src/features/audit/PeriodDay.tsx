import { useState } from 'react';
import { type DateBounds, findDateError } from '../../lib/dates/date-error.ts';
import { DateField } from '../../ui/fields/DateField.tsx';

interface PeriodDayProps extends DateBounds {
  label: string;
  value: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** The first or last day of an optional period; applied on blur when valid. */
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
        if (findDateError(settled, bounds) !== null) return;
        setDraft(null);
        onDay(settled || undefined);
      }}
    />
  );
}
