import { Input, Switch, TextInput } from '@mantine/core';
import type { ContactPerson } from '@ploegplan/contract/planning';
import { useId } from 'react';
import classes from './ContactFields.module.css';

const parts = [
  { part: 'name', show: 'showName', label: 'Naam', type: 'text' },
  { part: 'phonenumber', show: 'showPhonenumber', label: 'Telefoon', type: 'tel' },
  { part: 'email', show: 'showEmail', label: 'E-mail', type: 'email' },
] as const;

interface ContactFieldsProps {
  label: string;
  value: ContactPerson;
  onChange: (value: ContactPerson) => void;
  errorAt: (part: keyof ContactPerson) => string | undefined;
}

/** The person on site, with a switch for each part that the employees may see. */
export function ContactFields({ label, value, onChange, errorAt }: ContactFieldsProps) {
  const id = useId();
  return (
    <fieldset className={classes.contact}>
      <legend className={classes.heading}>{label}</legend>
      {parts.map(({ part, show, label: partLabel, type }) => (
        <div key={part}>
          <div className={classes.label}>
            <Input.Label htmlFor={`${id}-${part}`}>{partLabel}</Input.Label>
            <Switch
              size="xs"
              labelPosition="left"
              label="Zichtbaar"
              aria-label={`${partLabel} zichtbaar`}
              withThumbIndicator={false}
              checked={value[show]}
              onChange={({ currentTarget }) =>
                onChange({ ...value, [show]: currentTarget.checked })
              }
            />
          </div>
          <TextInput
            id={`${id}-${part}`}
            inputMode={type}
            autoComplete="off"
            error={errorAt(part)}
            value={value[part]}
            onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
