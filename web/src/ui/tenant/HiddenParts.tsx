import { Checkbox } from '@mantine/core';
import { hideableParts, type TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { partLabels } from './labels.ts';
import classes from './tenant.module.css';

type HiddenPartsValues = Pick<TenantProfile, 'hiddenParts'>;

interface HiddenPartsProps {
  values: HiddenPartsValues;
  change: (values: HiddenPartsValues) => void;
  error: string | undefined;
}

export function HiddenParts({ values, change, error }: HiddenPartsProps) {
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
