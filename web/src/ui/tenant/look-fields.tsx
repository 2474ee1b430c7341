import { Checkbox } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { hideableParts, type TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import type { Field } from '../form/fields.ts';
import { formatParts, partLabels } from './labels.ts';

type HiddenPartsValues = Pick<TenantProfile, 'hiddenParts'>;

interface HiddenPartsProps {
  values: HiddenPartsValues;
  change: (values: HiddenPartsValues) => void;
  error: string | undefined;
}

function HiddenParts({ values, change, error }: HiddenPartsProps) {
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

/** The values for the company's name, its look, and the parts of the product in use. */
export interface LookValues {
  displayName: string;
  accentColor: string;
  project: string;
  projects: string;
  hiddenParts: TenantProfile['hiddenParts'];
}

const word = {
  kind: 'text',
  required: true,
  width: 'half',
  maxLength: 40,
  missing: 'Vul een woord in',
} as const;

export const nameField: Field<LookValues> = {
  kind: 'text',
  name: 'displayName',
  label: 'Naam',
  required: true,
  missing: 'Vul de naam van het bedrijf in',
  maxLength: limits.name,
  inputProps: { spellCheck: false },
};

export const termFields: readonly Field<LookValues>[] = [
  { ...word, name: 'project', label: 'Eén project heet', sentAs: ['terms.project'] },
  { ...word, name: 'projects', label: 'Meer heten', sentAs: ['terms.projects'] },
];

export const hiddenPartsField: Field<LookValues> = {
  kind: 'custom',
  name: 'hiddenParts',
  label: 'Verborgen onderdelen',
  render: (input) => <HiddenParts {...input} />,
  formatText: formatParts,
  comparable: ({ hiddenParts }) => hiddenParts.toSorted(),
};

export const colorField: Field<LookValues> = {
  kind: 'color',
  name: 'accentColor',
  label: 'Accentkleur',
  required: true,
};

export const emptyLook: LookValues = {
  displayName: '',
  accentColor: '#0f5e6b',
  ...usualTerms,
  hiddenParts: ['scaffolds', 'weather'],
};

interface Look extends Omit<LookValues, 'project' | 'projects'> {
  terms: { project: string; projects: string };
}

export const toLook = ({ terms, ...look }: Look): LookValues => ({
  displayName: look.displayName,
  accentColor: look.accentColor,
  hiddenParts: look.hiddenParts,
  ...terms,
});

/** The part of the request body. */
export const toSentLook = (values: LookValues): Look => ({
  displayName: values.displayName.trim(),
  accentColor: values.accentColor.trim().toLowerCase(),
  terms: { project: values.project.trim(), projects: values.projects.trim() },
  hiddenParts: values.hiddenParts.toSorted(),
});
