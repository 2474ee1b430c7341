import { Checkbox } from '@mantine/core';
import { hideableParts } from '@ploegplan/contract/tenants.schemas';
import type { CustomInput } from '../../../ui/form/fields.ts';
import { partLabels } from '../tenant-texts.ts';
import classes from './form.module.css';
import type { TenantValues } from './values.ts';

export function HiddenParts({ values, change, error }: CustomInput<TenantValues>) {
  return (
    <Checkbox.Group
      label="Verborgen onderdelen"
      error={error}
      value={values.hiddenParts}
      onChange={(hiddenParts) => change({ hiddenParts })}
    >
      <div className={classes.parts}>
        {hideableParts.map((part) => (
          <Checkbox key={part} value={part} label={partLabels[part]} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
