import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { parseHours, stepHours } from '../../lib/values/hours.ts';
import classes from './HoursField.module.css';

interface HoursFieldProps {
  label: string;
  help: string;
  value: string;
  /** The value where plus and minus begin in an empty field, instead of 0. */
  stepsFrom?: string;
  onChange: (value: string) => void;
  /** Called on blur, when a field error may be shown. */
  onLeave?: () => void;
  error: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The size of the main field of a phone screen. */
  size?: 'large';
  inputRef?: Ref<HTMLInputElement>;
  'data-autofocus'?: boolean | undefined;
}

const stepOfKey: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** Hours in quarters, typed on a number pad or by plus and minus. */
export function HoursField(props: HoursFieldProps) {
  const { label, help, value, stepsFrom = '', onChange, onLeave, error, size, inputRef } = props;
  const { required = false, disabled = false, 'data-autofocus': autoFocus } = props;
  const hours = parseHours(value);
  const step = (direction: 1 | -1) => onChange(stepHours(value.trim() || stepsFrom, direction));
  const stepByKey = (event: KeyboardEvent) => {
    const direction = stepOfKey[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };
  const button = { variant: 'default', size: '100%', disabled } as const;
  return (
    <Input.Wrapper
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={classes.stepper} data-size={size}>
        <ActionIcon {...button} aria-label="Kwartier eraf" onClick={() => step(-1)}>
          <IconMinus size={size ? 24 : 18} stroke={1.5} />
        </ActionIcon>
        <Input
          {...(inputRef && { ref: inputRef })}
          classNames={{ input: classes.input ?? '' }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...(onLeave && { onBlur: onLeave })}
          onKeyDown={stepByKey}
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
        <ActionIcon {...button} aria-label="Kwartier erbij" onClick={() => step(1)}>
          <IconPlus size={size ? 24 : 18} stroke={1.5} />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}
