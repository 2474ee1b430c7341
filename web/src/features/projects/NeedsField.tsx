import { TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import type { ProjectNeed } from '@ploegplan/contract/projects.schemas';
import { FormError } from '../../ui/FormError.tsx';
import { ListField } from '../../ui/form/ListField.tsx';
import classes from './status.module.css';

/** '1 kraanmachinist, 3 mensen' */
export const needsText = (needs: readonly ProjectNeed[]): string =>
  needs
    .map(({ function: name, count }) => `${count} ${name || (count === 1 ? 'mens' : 'mensen')}`)
    .join(', ');

export const isPeopleCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= limits.peopleNeeded;

interface Props {
  value: readonly ProjectNeed[];
  onChange: (value: ProjectNeed[]) => void;
  error: string | undefined;
}

/** How many people of which function a project needs on a day. */
export const NeedsField = ({ value, onChange, error }: Props) => (
  <>
    <ListField
      label="Functie"
      value={value}
      onChange={onChange}
      max={limits.projectNeeds}
      added={() => ({ function: '', count: 1 })}
      nameOf={({ function: name }) => name}
    >
      {(need, { heading, change, remove }) => (
        <div className={classes.need}>
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
  </>
);
