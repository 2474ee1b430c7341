import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Segments } from '../../page/Segments.tsx';
import type { Option } from '../fields.ts';
import classes from './ChoiceField.module.css';

interface ChoiceFieldProps {
  label: string;
  description?: ReactNode;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Chooses one of a few options that are all in view, by one press. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, description, options, value, onChange, error, disabled } = props;
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div">
        {label}
      </Input.Label>
      <Segments
        isWide
        optionClass={classes.option}
        aria-labelledby={id}
        {...(description && { 'aria-describedby': `${id}-description` })}
        disabled={disabled}
        options={options.map((option) => ({ value: option.value, label: option.label }))}
        value={value}
        onChange={onChange}
      />
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
