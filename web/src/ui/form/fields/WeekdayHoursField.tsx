import { Input, TextInput } from '@mantine/core';
import { shortWeekdays } from '@ploegplan/contract/dates/weekday-texts';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useId, useState } from 'react';
import { findHoursError, formatHours, parseHours } from '../../../lib/values/hours.ts';
import { formatWeekHours } from '../../../lib/values/weekday-hours.ts';
import classes from './WeekdayHoursField.module.css';

/** Hours from Monday; not a number where the text is none. Null when nothing is filled in. */
type WeekdayHours = number[] | null;

interface WeekdayHoursFieldProps {
  label: string;
  help: string;
  value: WeekdayHours;
  onChange: (value: WeekdayHours) => void;
  error: string | undefined;
}

const formatTexts = (value: WeekdayHours) =>
  shortWeekdays.map((_, day) => formatHours(value?.[day] ?? null));

const parseTexts = (texts: readonly string[]): WeekdayHours =>
  texts.every((text) => text.trim() === '') ? null : texts.map((text) => parseHours(text) ?? 0);

/** The message about the first day whose hours cannot be saved. */
export function findWeekdayHoursError(value: WeekdayHours): string | undefined {
  const errors = (value ?? []).map((hours) => findHoursError(String(hours)));
  const day = errors.findIndex((error) => error !== null);
  return day === -1 ? undefined : `${shortWeekdays[day]}: ${errors[day]}`;
}

/** Hours for each day of the week, with their sum. */
export function WeekdayHoursField({ label, help, value, onChange, error }: WeekdayHoursFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => formatTexts(value));
  // The text is kept as typed while it means the value; another user's change replaces it.
  const texts = isEqual(parseTexts(typed), value) ? typed : formatTexts(value);
  const change = (day: number, text: string) => {
    const next = texts.with(day, text);
    setTyped(next);
    onChange(parseTexts(next));
  };
  const isValid = value !== null && findWeekdayHoursError(value) === undefined;
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="font-semibold text-base">{label}</legend>
      <div className="grid gap-1 mb-1" style={{ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {shortWeekdays.map((name, day) => (
          <TextInput
            key={name}
            className={classes.day ?? ''}
            label={name}
            value={texts[day] ?? ''}
            onChange={({ currentTarget }) => change(day, currentTarget.value)}
            error={
              error !== undefined && value !== null && findHoursError(texts[day] ?? '') !== null
            }
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      {error && <Input.Error>{error}</Input.Error>}
      <Input.Description id={`${id}-help`}>
        {isValid ? `Samen ${formatWeekHours(value)}` : help}
      </Input.Description>
    </fieldset>
  );
}
