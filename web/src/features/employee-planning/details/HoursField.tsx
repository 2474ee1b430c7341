import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import classes from './HoursField.module.css';
import { parseHours, stepHours } from './hours.ts';

interface HoursFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The field is left, so that what is wrong may be told. */
  onLeave: () => void;
  error: string | null;
  inputRef?: Ref<HTMLInputElement>;
}

const stepOfKey: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** Hours in quarters, by number pad or by plus and minus. */
export function HoursField({ value, onChange, onLeave, error, inputRef }: HoursFieldProps) {
  const hours = parseHours(value);
  const step = (direction: 1 | -1) => onChange(stepHours(value, direction));
  const stepByKey = (event: KeyboardEvent) => {
    const direction = stepOfKey[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  };
  return (
    <Input.Wrapper
      label="Uren gewerkt"
      description="Gebruik + en - voor stappen van 15 minuten"
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={classes.stepper}>
        <ActionIcon variant="default" size={56} aria-label="Kwartier eraf" onClick={() => step(-1)}>
          <IconMinus stroke={1.5} />
        </ActionIcon>
        <Input
          ref={inputRef}
          classNames={{ input: classes.input ?? '' }}
          size="xl"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          onKeyDown={stepByKey}
          error={error !== null}
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={0}
          aria-valuemax={24}
          {...(hours !== null && !Number.isNaN(hours) && { 'aria-valuenow': hours })}
        />
        <ActionIcon variant="default" size={56} aria-label="Kwartier erbij" onClick={() => step(1)}>
          <IconPlus stroke={1.5} />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}
