import { Input, Switch, TextInput } from '@mantine/core';
import { useId } from 'react';
import classes from './form.module.css';
import type { ItemForm } from './useItemForm.ts';

const parts = [
  { field: 'name', show: 'showName', label: 'Naam', type: 'text' },
  { field: 'phonenumber', show: 'showPhonenumber', label: 'Telefoon', type: 'tel' },
  { field: 'email', show: 'showEmail', label: 'E-mail', type: 'email' },
] as const;

/** The person on site, with a switch for each part that the employees may see. */
export function ContactFields({ form }: { form: ItemForm }) {
  const id = useId();
  return (
    <fieldset className={classes.contact}>
      <legend className={classes.heading}>Contactpersoon</legend>
      {parts.map(({ field, show, label, type }) => (
        <div key={field}>
          <div className={classes.contactLabel}>
            <Input.Label htmlFor={`${id}-${field}`}>{label}</Input.Label>
            <Switch
              size="xs"
              labelPosition="left"
              label="Zichtbaar"
              aria-label={`${label} zichtbaar`}
              withThumbIndicator={false}
              {...form.getInputProps(`contactPerson.${show}`, { type: 'checkbox' })}
            />
          </div>
          <TextInput
            id={`${id}-${field}`}
            inputMode={type}
            autoComplete="off"
            {...form.getInputProps(`contactPerson.${field}`)}
          />
        </div>
      ))}
    </fieldset>
  );
}
