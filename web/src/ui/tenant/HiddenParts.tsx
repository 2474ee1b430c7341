import { Checkbox } from '@mantine/core';
import { hideableParts, type TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { partLabels } from './labels.ts';

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
      <div className="flex flex-wrap pt-1" style={{ gap: '0.75rem 1.5rem' }}>
        {hideableParts.map((part) => (
          <Checkbox key={part} value={part} label={partLabels[part]} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
