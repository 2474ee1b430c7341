import { Input } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import {
  type Direction,
  StepperField,
  type StepperFieldProps,
  stepByKey,
  stepperInput,
} from './StepperField.tsx';

interface Props<Empty> extends StepperFieldProps {
  value: number | Empty;
  /** The value of an empty field. */
  empty: Empty;
  step: number;
  max: number;
  onChange: (value: number | Empty) => void;
}

/** A whole number that is not negative, typed on a number pad or by plus and minus. */
export function WholeStepField<Empty extends number | null>(props: Props<Empty>) {
  const { value, empty, step, max, onChange, ...field } = props;
  const { label, error, disabled = false } = field;
  const change = (direction: Direction) => {
    const steps = (value ?? 0) / step;
    const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
    onChange(Math.min(Math.max(next, 0), max));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    onChange(digits === '' ? empty : Math.min(Number(digits), max));
  };
  return (
    <StepperField
      {...field}
      names={[translate('{label} minder', { label }), translate('{label} meer', { label })]}
      onStep={change}
    >
      <Input
        classNames={stepperInput}
        value={value ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={stepByKey(change)}
        error={error !== undefined}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={max}
        {...(value !== null && { 'aria-valuenow': value })}
      />
    </StepperField>
  );
}
