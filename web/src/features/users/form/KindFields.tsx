import { Input, SegmentedControl, Switch } from '@mantine/core';
import type { AssignableType } from '@ploegplan/contract/users';
import { useId } from 'react';
import classes from './form.module.css';
import type { UserForm } from './useUserForm.ts';

const OWN_RIGHT = 'Je kunt je eigen beheerrechten niet weghalen. Vraag een andere beheerder.';

const explanations: Record<AssignableType, string> = {
  employee: 'Ziet de eigen planning en vult uren in.',
  admin: 'Plant, ziet alles en beheert de gebruikers.',
  other: 'Ziet alleen de hulppagina’s.',
};

interface Props {
  form: UserForm;
  /** Somebody who may not take away the own right. */
  isOwnAdmin: boolean;
}

/** What the user is, and for an admin whether that one also works along. */
export function KindFields({ form, isOwnAdmin }: Props) {
  const id = useId();
  const { userType } = form.values;
  const { userType: error } = form.errors;
  return (
    <>
      <div>
        <Input.Label id={id} labelElement="div">
          Soort
        </Input.Label>
        <SegmentedControl<AssignableType>
          fullWidth
          classNames={{ label: classes.option ?? '' }}
          aria-labelledby={id}
          aria-describedby={`${id}-explanation`}
          disabled={isOwnAdmin}
          data={[
            { value: 'employee', label: 'Werknemer' },
            { value: 'admin', label: 'Beheerder' },
            { value: 'other', label: 'Overig' },
          ]}
          value={userType}
          onChange={(chosen) => form.setFieldValue('userType', chosen)}
        />
        <Input.Description id={`${id}-explanation`}>
          {isOwnAdmin ? OWN_RIGHT : explanations[userType]}
        </Input.Description>
        {error && <Input.Error role="alert">{error}</Input.Error>}
      </div>
      {userType === 'admin' && (
        <Switch
          className={classes.switch ?? ''}
          label="Werkt ook mee"
          description="Staat zelf op de planning en vult eigen uren in."
          withThumbIndicator={false}
          {...form.getInputProps('alsoEmployee', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
