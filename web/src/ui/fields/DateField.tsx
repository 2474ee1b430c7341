import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { normaliseTypedDate } from '@ploegplan/contract/dates/date-entry';
import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type DateBounds, findDateError } from '../../lib/dates/date-error.ts';
import { formatLongDay, formatNumericDay, formatShortDay } from '../../lib/dates/dates.ts';
import { useHolidays } from '../../lib/dates/useHolidays.ts';
import { CalendarPopover } from '../calendar/CalendarPopover.tsx';
import { useIsPhone } from '../page/viewport.ts';
import { useTypedEntry } from './useTypedEntry.ts';

interface DateFieldProps
  extends DateBounds,
    Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'description'> {
  label: string;
  /** yyyy-MM-dd, or the typed text when it is not a date. */
  value: string;
  onChange: (value: string) => void;
  /** Called when typing or choosing is finished, for what should not follow every key. */
  onSettled?: (value: string) => void;
  /** Hides the full date under the field, where there is no room. */
  compact?: boolean;
  /** True for a date that is usually near: on a phone a press opens the calendar instead of a keyboard. */
  isNear?: boolean;
  /** True for half the width: on a phone the date under it is a short one. */
  isNarrow?: boolean;
}

const read = (text: string) => normaliseTypedDate(text, Number(getToday().slice(0, 4)));
const show = (value: string) => (isDate(value) ? formatNumericDay(value) : value);

/** Keeps its height when empty, so that nothing moves while typing. */
const emptyLine = '\u00a0';

/** A date, typed in any usual notation or chosen in the calendar; the full date is shown under the field. */
export function DateField({ isNear = false, isNarrow = false, ...rest }: DateFieldProps) {
  const { value, onChange, onSettled, min, max, compact, label, error, onBlur, ...others } = rest;
  const entry = useTypedEntry({ value, onChange, onSettled, read, show });
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const fault = error ?? (entry.isTyping ? null : findDateError(value, { min, max }));
  const day = isDate(value) ? value : getToday();
  const holidays = useHolidays(day, day);
  const understood = isDate(value)
    ? [isPhone && isNarrow ? formatShortDay(value) : formatLongDay(value), holidays[value]]
        .filter(Boolean)
        .join(' · ')
    : emptyLine;
  const onKeyDown = (event: KeyboardEvent) => {
    entry.inputProps.onKeyDown(event);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <CalendarPopover
      label={translate('{label} kiezen', { label })}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      value={value}
      onPick={entry.choose}
      min={min}
      max={max}
    >
      <TextInput
        placeholder={translate('dd-mm-jjjj')}
        title={compact && isDate(value) ? understood : undefined}
        {...others}
        {...entry.inputProps}
        label={label}
        description={fault || compact ? undefined : understood}
        error={fault}
        onKeyDown={onKeyDown}
        {...(isPhone && isNear && { inputMode: 'none', onClick: () => setOpen(true) })}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          entry.settle();
          onBlur?.(event);
        }}
        rightSectionWidth="var(--control-height)"
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="100%"
            aria-label={translate('{label}: kalender', { label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        }
      />
    </CalendarPopover>
  );
}
