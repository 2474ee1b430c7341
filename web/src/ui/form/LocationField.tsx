import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { shownPlace } from '../../lib/values/location.ts';

interface LocationFieldProps extends Omit<TextInputProps, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** An address or coordinates; coordinates are shown with 6 decimals when the field is left. */
export function LocationField({ value, onChange, ...shared }: LocationFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextInput
      placeholder="Straat en plaats"
      {...shared}
      autoComplete="off"
      value={isTyping ? value : shownPlace(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  );
}
