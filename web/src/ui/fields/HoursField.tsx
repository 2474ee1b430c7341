import { Input } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { Ref } from 'react';
import { parseHours, stepHours } from '../../lib/values/hours.ts';
import {
  type Direction,
  StepperField,
  type StepperFieldProps,
  stepByKey,
  stepperInput,
} from './StepperField.tsx';

interface HoursFieldProps extends StepperFieldProps {
  value: string;
  /** The value where plus and minus begin in an empty field, instead of 0. */
  stepsFrom?: string;
  onChange: (value: string) => void;
  /** Called on blur, when a field error may be shown. */
  onLeave?: () => void;
  /** Of what the hours are, where there are more of these fields. */
  of?: string;
  inputRef?: Ref<HTMLInputElement>;
  'data-autofocus'?: boolean | undefined;
}

/** Hours in quarters, typed on a number pad or by plus and minus. */
export function HoursField(props: HoursFieldProps) {
  const { value, stepsFrom = '', onChange, onLeave, of, inputRef, ...field } = props;
  const { error, required = false, disabled = false, 'data-autofocus': autoFocus } = props;
  const hours = parseHours(value);
  const step = (direction: Direction) => onChange(stepHours(value.trim() || stepsFrom, direction));
  return (
    <StepperField
      {...field}
      names={
        of === undefined
          ? [translate('Kwartier eraf'), translate('Kwartier erbij')]
          : [translate('Kwartier eraf, {of}', { of }), translate('Kwartier erbij, {of}', { of })]
      }
      onStep={step}
    >
      <Input
        {...(inputRef && { ref: inputRef })}
        classNames={stepperInput}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(onLeave && { onBlur: onLeave })}
        onKeyDown={stepByKey(step)}
        error={error !== undefined}
        disabled={disabled}
        required={required}
        data-autofocus={autoFocus}
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={24}
        {...(hours !== null && !Number.isNaN(hours) && { 'aria-valuenow': hours })}
      />
    </StepperField>
  );
}
