import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface TypedEntry {
  value: string;
  onChange: (value: string) => void;
  /** Called when typing or choosing is finished. */
  onSettled?: ((value: string) => void) | undefined;
  /** Parses a text to its value, or returns the text itself. */
  read: (text: string) => string;
  /** Formats a value for the field. */
  show: (value: string) => string;
}

/** A field with several notations. Parsed on every key, so that a form is current; the text stays until blur or Enter. */
export function useTypedEntry({ value, onChange, onSettled, read, show }: TypedEntry) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onSettled?.(value);
  };
  return {
    isTyping: typed !== null,
    /** Sets a value that was not typed. */
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
