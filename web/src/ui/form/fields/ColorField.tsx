import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './ColorField.module.css';
import { formatContrastHint } from './contrast.ts';

interface ColorFieldProps extends Omit<TextInputProps, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, picked or typed, with its contrast to white text and a sample button. */
export function ColorField({ value, onChange, ...shared }: ColorFieldProps) {
  const color = value.trim();
  const shown = isColor(color) ? color.toLowerCase() : '#000000';
  return (
    <TextInput
      description={formatContrastHint(color)}
      {...shared}
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label="Kleur kiezen"
          value={shown}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
      inputContainer={(field) => (
        <div className="grid items-start gap-2" style={{ gridTemplateColumns: '1fr auto' }}>
          {field}
          <span className={classes.sample} style={{ '--sample': shown }} aria-hidden>
            Voorbeeld
          </span>
        </div>
      )}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
