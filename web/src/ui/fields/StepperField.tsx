import { ActionIcon, Input } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import classes from './StepperField.module.css';

export type Direction = 1 | -1;

export interface StepperFieldProps {
  label: string;
  help?: string | undefined;
  error: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The size of the main field of a phone screen. */
  size?: 'large';
}

interface Props extends StepperFieldProps {
  /** The names of the buttons minus and plus. */
  names: readonly [minus: string, plus: string];
  onStep: (direction: Direction) => void;
  /** The input, with the class `stepperInput`. */
  children: ReactNode;
}

export const stepperInput = { input: classes.input ?? '' };

/** A field with minus and plus beside it, each of which goes on while it is held. */
export function StepperField(props: Props) {
  const { label, help, error, required = false, disabled = false, size, onStep, children } = props;
  const [minus, plus] = props.names;
  const icon = { size: size ? 24 : 18, stroke: 1.5 };
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
        <ActionIcon {...button} aria-label={minus} {...useHeld(() => onStep(-1))}>
          <IconMinus {...icon} />
        </ActionIcon>
        {children}
        <ActionIcon {...button} aria-label={plus} {...useHeld(() => onStep(1))}>
          <IconPlus {...icon} />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}

const stepOfKey: Record<string, Direction> = { ArrowUp: 1, ArrowDown: -1 };

/** Takes the arrow keys up and down for plus and minus. */
export const stepByKey = (step: (direction: Direction) => void) => (event: KeyboardEvent) => {
  const direction = stepOfKey[event.key];
  if (!direction) return;
  event.preventDefault();
  step(direction);
};

const HOLD_MS = 450;
const REPEAT_MS = 90;

/** Does one step for a press, and more of them while it lasts. */
function useHeld(step: () => void) {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRepeated = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const repeat = () => {
    isRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: () => {
      isRepeated.current = false;
      stop();
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      // The click that ends a press that was held.
      if (!isRepeated.current) latest.current();
      isRepeated.current = false;
    },
  };
}
