import { Input, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { needsText } from '@ploegplan/contract/planning/people-needs';
import type { PeopleNeed } from '@ploegplan/contract/planning/schemas';
import { FormError } from '../../messages/FormError.tsx';
import type { CustomField } from '../fields.ts';
import { ListField } from './ListField.tsx';

const isPeopleCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= limits.peopleNeeded;

interface Props {
  label: string;
  help: string;
  value: readonly PeopleNeed[];
  onChange: (value: PeopleNeed[]) => void;
  error: string | undefined;
}

/** Edits the number of people needed on a day, by function. */
const NeedsField = ({ label, help, value, onChange, error }: Props) => (
  <fieldset>
    <legend style={{ padding: '0 0 0.25rem', fontWeight: 600 }}>{label}</legend>
    {help && <Input.Description mb="0.5rem">{help}</Input.Description>}
    <ListField
      label="Functie"
      value={value}
      onChange={onChange}
      max={limits.needs}
      added={() => ({ function: '', count: 1 })}
      getName={({ function: name }) => name}
    >
      {(need, { heading, change, remove }) => (
        <div className="flex gap-2 items-end">
          <TextInput
            label={heading}
            placeholder="Maakt niet uit"
            maxLength={limits.name}
            value={need.function}
            onChange={({ currentTarget }) => change({ ...need, function: currentTarget.value })}
          />
          <TextInput
            label="Aantal"
            w="5rem"
            inputMode="numeric"
            maxLength={2}
            value={need.count || ''}
            onChange={({ currentTarget }) =>
              change({ ...need, count: Number(currentTarget.value.replaceAll(/\D/g, '')) })
            }
          />
          {remove}
        </div>
      )}
    </ListField>
    {error && <FormError text={error} />}
  </fieldset>
);

/** The field of what a project or an item needs. */
export const needsField = (help = '') =>
  ({
    kind: 'custom',
    name: 'needs',
    label: 'Mensen nodig per dag',
    empty: [],
    render: ({ values, change, error }) => (
      <NeedsField
        label="Mensen nodig per dag"
        help={help}
        value={values.needs}
        onChange={(needs) => change({ needs })}
        error={error}
      />
    ),
    formatText: ({ needs }) => needsText(needs),
    comparable: ({ needs }) => needs,
    findError: ({ needs }) =>
      needs.every(({ count }) => isPeopleCount(count))
        ? undefined
        : `Vul een aantal van 1 tot ${limits.peopleNeeded} in`,
  }) satisfies CustomField<{ needs: PeopleNeed[] }>;
