import { Button } from '@mantine/core';
import { type ContactPerson, noContact } from '@ploegplan/contract/planning.schemas';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './ContactFields.module.css';
import { ContactFields } from './ContactFields.tsx';
import { isBlankContact } from './contact.ts';

interface Props {
  label: string;
  value: readonly ContactPerson[];
  onChange: (value: ContactPerson[]) => void;
  max: number;
  /** Shown at the persons of whom nothing is filled in, else at the first. */
  error: string | undefined;
}

/** Several contact persons, each with what employees may see of them. */
export function ContactListField({ label, value, onChange, max, error }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => onChange([...value, noContact]));
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input:not([type])')?.focus();
  };
  const blank = value.findIndex(isBlankContact);
  return (
    <div ref={list} className={classes.contact}>
      {value.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contact persons have no id; the inputs are controlled.
        <div key={index} className={classes.contact}>
          <ContactFields
            label={value.length > 1 ? `${label} ${index + 1}` : label}
            value={person}
            onChange={(changed) => onChange(value.with(index, changed))}
            required={false}
            disabled={false}
            error={index === Math.max(blank, 0) ? error : undefined}
            errorAt={() => undefined}
          />
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            aria-label={`${person.name || `${label} ${index + 1}`} weghalen`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            Weghalen
          </Button>
        </div>
      ))}
      {value.length < max && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={add}
        >
          {label} toevoegen
        </Button>
      )}
    </div>
  );
}
