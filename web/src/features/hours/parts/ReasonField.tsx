import { TextInput } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  reason: string;
  disabled: boolean;
  onReason: (reason: string) => void;
  /** The keyboard is done here. */
  onDone: () => void;
}

/** Asks why the office changed the hours; saves it when the field is left, also for another cell, which takes the field away. */
export function ReasonField({ ref, reason, disabled, onReason, onDone }: Props) {
  const [typed, setTyped] = useState(reason);
  const [known, setKnown] = useState(reason);
  if (reason !== known) {
    setKnown(reason);
    if (typed.trim() === known) setTyped(reason);
  }
  const settle = () => {
    if (typed.trim() !== reason) onReason(typed.trim());
  };
  const settleAtEnd = useEffectEvent(settle);
  useEffect(() => () => settleAtEnd(), []);
  return (
    <TextInput
      ref={ref}
      style={{ flex: '0 1 20rem' }}
      title="Shift+F2"
      aria-keyshortcuts="Shift+F2"
      aria-label="Reden van de wijziging"
      placeholder="Reden van de wijziging"
      maxLength={500}
      disabled={disabled}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // Escape must not close the drawer beside it.
          event.stopPropagation();
          flushSync(() => setTyped(reason));
        } else if (event.key !== 'Enter') return;
        // Leaving the field keeps what was typed.
        onDone();
      }}
    />
  );
}
