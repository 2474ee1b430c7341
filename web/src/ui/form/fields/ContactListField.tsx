import { isBlankContact, noContact } from '@ploegplan/contract/clients/contact-person';
import type { ContactPerson } from '@ploegplan/contract/planning/schemas';
import { ContactFields } from './ContactFields.tsx';
import { findContactFaults } from './contact.ts';
import { ListField } from './ListField.tsx';

interface Props {
  label: string;
  value: readonly ContactPerson[];
  onChange: (value: ContactPerson[]) => void;
  max: number;
  maxLength: number;
  /** The error, shown at the parts that have one, else at the first empty person, else at the first. */
  error: string | undefined;
}

/** Several contact persons, each with what employees may see of them. */
export function ContactListField({ label, value, onChange, max, maxLength, error }: Props) {
  const blank = value.findIndex(isBlankContact);
  const faults = value.map(
    (person): Record<string, string | undefined> =>
      error === undefined ? {} : findContactFaults(person, maxLength),
  );
  const isAtPart = blank < 0 && faults.some((fault) => Object.values(fault).some(Boolean));
  return (
    <ListField
      label={label}
      value={value}
      onChange={onChange}
      max={max}
      added={() => noContact}
      getName={({ name }) => name}
    >
      {(person, { index, heading, change, remove }) => (
        <ContactFields
          label={heading}
          value={person}
          onChange={change}
          required={false}
          disabled={false}
          error={!isAtPart && index === Math.max(blank, 0) ? error : undefined}
          errorAt={(part) => faults[index]?.[part]}
          action={remove}
        />
      )}
    </ListField>
  );
}
