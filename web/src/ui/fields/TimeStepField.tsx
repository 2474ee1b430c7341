import { Input } from '@mantine/core';
import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { isTime, normaliseTime } from '@ploegplan/contract/dates/time-entry';
import { translate } from '@ploegplan/contract/languages/translate';
import type { KeyboardEvent } from 'react';
import { findTimeError } from '../../lib/dates/date-error.ts';
import {
  type Direction,
  StepperField,
  type StepperFieldProps,
  stepByKey,
  stepperInput,
} from './StepperField.tsx';
import { useTypedEntry } from './useTypedEntry.ts';

interface Props extends StepperFieldProps {
  /** HH:MM, or what was typed when that is no time. */
  value: string;
  /** The value where plus and minus begin in an empty field. */
  stepsFrom: string;
  /** Minutes. */
  step: number;
  onChange: (value: string) => void;
}

const keepAsIs = (value: string) => value;

/** A time of day, typed in any usual way or changed by plus and minus. */
export function TimeStepField({ value, stepsFrom, step, onChange, ...field }: Props) {
  const { label, error, disabled = false } = field;
  const entry = useTypedEntry({ value, onChange, read: normaliseTime, show: keepAsIs });
  const change = (direction: Direction) => {
    const steps = toMinuteOfDay(isTime(value) ? value : stepsFrom) / step;
    const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
    entry.choose(formatMinuteOfDay((next + DAY) % DAY));
  };
  const byKey = stepByKey(change);
  const shown = error ?? (entry.isTyping ? undefined : (findTimeError(value) ?? undefined));
  return (
    <StepperField
      {...field}
      error={shown}
      names={[translate('{label} eerder', { label }), translate('{label} later', { label })]}
      onStep={change}
    >
      <Input
        classNames={stepperInput}
        {...entry.inputProps}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          entry.inputProps.onKeyDown(event);
          byKey(event);
        }}
        onBlur={entry.settle}
        error={shown !== undefined}
        disabled={disabled}
      />
    </StepperField>
  );
}
