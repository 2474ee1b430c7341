import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { AuditEvent, auditEvents } from '@ploegplan/contract/audit.schemas';
import { limits } from '@ploegplan/contract/limits';
import { today } from '@ploegplan/contract/rules/dates';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AuditFilters } from '../../data/audit.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import classes from './audit.module.css';
import { eventLabels } from './events.ts';
import { PeriodDay } from './PeriodDay.tsx';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  /** The search text as typed, before the debounce. */
  typed: string;
  onTyped: (typed: string) => void;
  /** Comes first in the row. */
  leading?: ReactNode;
}

const eventOptions = auditEvents
  .map((value) => ({ value, label: eventLabels[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'));

/** The filters of the log; each applies at once. */
export function AuditFilterBar({
  filters,
  onFilters,
  typed,
  onTyped,
  leading,
}: AuditFilterBarProps) {
  const { event, from, to } = filters;
  const look = useDebouncedCallback(
    (text: string) => onFilters({ ...filters, search: text.trim() || undefined }),
    INPUT_DEBOUNCE_MS,
  );
  return (
    <div className={classes.filters}>
      {leading && <div className={classes.leading}>{leading}</div>}
      <Select
        label="Gebeurtenis"
        placeholder="Alle"
        clearable
        clearButtonProps={{ 'aria-label': 'Alle gebeurtenissen' }}
        data={eventOptions}
        value={event ?? null}
        onChange={(value) => onFilters({ ...filters, event: AuditEvent.safeParse(value).data })}
      />
      <TextInput
        type="search"
        label="Zoeken"
        placeholder="Wie of over wie"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={limits.username}
        value={typed}
        onChange={({ currentTarget }) => {
          onTyped(currentTarget.value);
          look(currentTarget.value);
        }}
      />
      <div className={classes.period}>
        <PeriodDay
          label="Van"
          value={from}
          max={to ?? today()}
          onDay={(day) => onFilters({ ...filters, from: day })}
        />
        <PeriodDay
          label="Tot en met"
          value={to}
          min={from}
          max={today()}
          onDay={(day) => onFilters({ ...filters, to: day })}
        />
      </div>
    </div>
  );
}
