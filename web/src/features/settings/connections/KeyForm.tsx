import '../../../ui/form/mantine.ts';
import { Button, TextInput } from '@mantine/core';
import type { NewApiKey } from '@ploegplan/contract/api-keys/schemas';
import { subjectWords } from '@ploegplan/contract/api-keys/scope-words';
import { type Scope, type ScopeSubject, scopeSubjects } from '@ploegplan/contract/api-keys/scopes';
import { addDays, getToday, isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { insertTerms } from '@ploegplan/contract/texts/terms';
import { type FormEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useTenant } from '../../../lib/session/tenant.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { useFocusFirstError } from '../../../ui/form/useFocusFirstError.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';

const levels = [
  { value: 'none', label: 'Niets' },
  { value: 'read', label: 'Lezen' },
  { value: 'write', label: 'Wijzigen' },
] as const;
type Level = (typeof levels)[number]['value'];

/** Who changes something reads it too. */
const listScopes = (chosen: Partial<Record<ScopeSubject, Level>>): Scope[] =>
  scopeSubjects.flatMap((subject): Scope[] => {
    const level = chosen[subject] ?? 'none';
    if (level === 'none') return [];
    return [`${subject}:read`, ...(level === 'write' ? ([`${subject}:write`] as const) : [])];
  });

interface Props {
  isMaking: boolean;
  onMake: (key: NewApiKey) => void;
}

/** A new key: what for, what it may do, and how long. */
export function KeyForm({ isMaking, onMake }: Props) {
  const { terms } = useTenant();
  // The id is made once, so that a repeated request makes one key.
  const [id] = useState(() => uuidv7());
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Partial<Record<ScopeSubject, Level>>>({});
  const [validUntil, setValidUntil] = useState(() => addDays(getToday(), 365));
  /** The number of rejections; each puts the focus on the first field with an error. */
  const [rejections, setRejections] = useState(0);
  const isTried = rejections > 0;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, rejections);
  const scopes = listScopes(chosen);
  const isDay = validUntil === '' || (isDate(validUntil) && validUntil >= getToday());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || scopes.length === 0 || !isDay) setRejections(rejections + 1);
    else onMake({ id, name: name.trim(), scopes, validUntil: validUntil || null });
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      aria-label="Nieuwe sleutel"
      noValidate
      onSubmit={submit}
    >
      <TextInput
        label="Naam"
        description="Het programma dat de sleutel gebruikt. De naam staat bij alles wat het wijzigt."
        placeholder="Boekhouding"
        withAsterisk
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried && name.trim() === '' ? 'Vul een naam in' : null}
      />
      <ul className="divided border rounded" aria-label="Wat de sleutel mag">
        {scopeSubjects.map((subject) => {
          const label = insertTerms(subjectWords[subject], terms);
          return (
            <li
              key={subject}
              className="flex flex-wrap items-center justify-between gap-2 px-4 py-2"
            >
              <span>{label}</span>
              <Segments<Level>
                aria-label={label}
                options={levels}
                value={chosen[subject] ?? 'none'}
                onChange={(level) => setChosen({ ...chosen, [subject]: level })}
              />
            </li>
          );
        })}
      </ul>
      {isTried && scopes.length === 0 && <FormError text="Kies wat de sleutel mag." />}
      <DateField
        label="Geldig tot en met"
        placeholder="Tot je hem intrekt"
        min={getToday()}
        value={validUntil}
        onChange={setValidUntil}
      />
      <div>
        <Button type="submit" loading={isMaking}>
          Sleutel maken
        </Button>
      </div>
    </form>
  );
}
