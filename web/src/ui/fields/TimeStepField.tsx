import { Input } from '@mantine/core';
import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import {
  type Direction,
  StepperField,
  type StepperFieldProps,
  stepperInput,
} from './StepperField.tsx';

interface Props extends StepperFieldProps {
  /** HH:MM; empty for none. */
  value: string;
  /** The value where plus and minus begin in an empty field. */
  stepsFrom: string;
  /** Minutes. */
  step: number;
  onChange: (value: string) => void;
}

/** A time of day, chosen as the device does or by plus and minus. */
export function TimeStepField({ value, stepsFrom, step, onChange, ...field }: Props) {
  const { label, error, required = false, disabled = false } = field;
  const change = (direction: Direction) => {
    const steps = toMinuteOfDay(value || stepsFrom) / step;
    const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
    onChange(formatMinuteOfDay((next + DAY) % DAY));
  };
  return (
    <StepperField {...field} names={[`${label} eerder`, `${label} later`]} onStep={change}>
      <Input
        type="time"
        classNames={stepperInput}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error !== undefined}
        disabled={disabled}
        required={required}
      />
    </StepperField>
  );
}
