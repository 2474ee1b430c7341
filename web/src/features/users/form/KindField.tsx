import { Input, SegmentedControl } from '@mantine/core';
import { userTypeTexts } from '@ploegplan/contract/rules/kind-texts';
import type { AssignableType } from '@ploegplan/contract/users.schemas';
import { useId } from 'react';
import type { CustomInput } from '../../../ui/form/fields.ts';
import classes from './form.module.css';
import type { FormValues } from './values.ts';

const OWN_RIGHT = 'Je kunt je eigen beheerrechten niet weghalen. Vraag een andere beheerder.';

const explanations: Record<AssignableType, string> = {
  employee: 'Ziet de eigen planning en vult uren in.',
  admin: 'Plant, ziet alles en beheert de gebruikers.',
  other: 'Ziet alleen de hulppagina’s.',
};

interface KindFieldProps extends CustomInput<FormValues> {
  /** Whether the user may not remove the own admin right. */
  isOwnAdmin: boolean;
}

export function KindField({ values, change, error, isOwnAdmin }: KindFieldProps) {
  const id = useId();
  const { userType } = values;
  return (
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
        data={(['employee', 'admin', 'other'] as const).map((value) => ({
          value,
          label: userTypeTexts[value],
        }))}
        value={userType}
        onChange={(chosen) => change({ userType: chosen })}
      />
      <Input.Description id={`${id}-explanation`}>
        {isOwnAdmin ? OWN_RIGHT : explanations[userType]}
      </Input.Description>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
