import { ActionIcon, Button } from '@mantine/core';
import type { ContactPerson } from '@ploegplan/contract/planning.schemas';
import { isBlankContact, noContact } from '@ploegplan/contract/rules/contact-person';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './ContactFields.module.css';
import { ContactFields } from './ContactFields.tsx';
import { contactFaults } from './contact.ts';

interface Props {
  label: string;
  value: readonly ContactPerson[];
  onChange: (value: ContactPerson[]) => void;
  max: number;
  maxLength: number;
  /** Shown at the parts that have one, else at the first person of whom nothing is filled in, else at the first. */
  error: string | undefined;
}

/** Several contact persons, each with what employees may see of them. */
export function ContactListField({ label, value, onChange, max, maxLength, error }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => onChange([...value, noContact]));
    const added = [...(list.current?.querySelectorAll('[data-person]') ?? [])].at(-1);
    added?.querySelector<HTMLElement>('input[inputmode]')?.focus();
  };
  const blank = value.findIndex(isBlankContact);
  const faults = value.map(
    (person): Record<string, string | undefined> =>
      error === undefined ? {} : contactFaults(person, maxLength),
  );
  const isAtPart = blank < 0 && faults.some((one) => Object.values(one).some(Boolean));
  return (
    <div ref={list} className={classes.contact}>
      {value.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contact persons have no id; the inputs are controlled.
        <div key={index} className={classes.person} data-person>
          <ContactFields
            label={value.length > 1 ? `${label} ${index + 1}` : label}
            value={person}
            onChange={(changed) => onChange(value.with(index, changed))}
            required={false}
            disabled={false}
            error={!isAtPart && index === Math.max(blank, 0) ? error : undefined}
            errorAt={(part) => faults[index]?.[part]}
            action={
              <ActionIcon
                className={classes.remove ?? ''}
                variant="subtle"
                color="gray"
                aria-label={`${person.name || `${label} ${index + 1}`} weghalen`}
                title="Weghalen"
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            }
          />
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
