import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface TypedEntry {
  value: string;
  onChange: (value: string) => void;
  /** Called once somebody is done with what was typed or chosen. */
  onSettled?: ((value: string) => void) | undefined;
  /** The value that a text stands for, or the text itself. */
  read: (text: string) => string;
  /** A value as the field shows it. */
  show: (value: string) => string;
}

/**
 * A field that takes many notations for one value. The value follows every key, so that a form always has what is meant; the text
 * stays as it is typed until the field is left or Enter is pressed.
 */
export function useTypedEntry({ value, onChange, onSettled, read, show }: TypedEntry) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onSettled?.(value);
  };
  return {
    isTyping: typed !== null,
    /** Takes a value that was not typed. */
    choose: (chosen: string) => {
      setTyped(null);
      onChange(chosen);
      onSettled?.(chosen);
    },
    settle,
    inputProps: {
      value: typed ?? show(value),
      autoComplete: 'off',
      inputMode: 'numeric' as const,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value);
        onChange(read(currentTarget.value));
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle();
      },
    },
  };
}
