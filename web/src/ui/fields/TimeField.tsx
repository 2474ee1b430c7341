import { TextInput, type TextInputProps } from '@mantine/core';
import { normaliseTime } from '@ploegplan/contract/dates/time-entry';
import { translate } from '@ploegplan/contract/languages/translate';
import type { FocusEvent } from 'react';
import { findTimeError } from '../../lib/dates/date-error.ts';
import { useTypedEntry } from './useTypedEntry.ts';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** HH:MM, or what was typed when that is no time. */
  value: string;
  onChange: (value: string) => void;
}

const keepAsIs = (value: string) => value;

/** A time of day, typed in any usual way: 7, 730, 7:30, 07.30, 7u30. */
export function TimeField({ value, onChange, onBlur, error, ...others }: TimeFieldProps) {
  const entry = useTypedEntry({ value, onChange, read: normaliseTime, show: keepAsIs });
  return (
    <TextInput
      placeholder={translate('uu:mm')}
      {...others}
      {...entry.inputProps}
      error={error ?? (entry.isTyping ? null : findTimeError(value))}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        entry.settle();
        onBlur?.(event);
      }}
    />
  );
}
