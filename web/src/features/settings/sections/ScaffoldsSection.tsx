import { Input, NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { scaffoldKinds } from '@ploegplan/contract/scaffolds/kinds';
import type { ScaffoldSettings } from '@ploegplan/contract/scaffolds/schemas';
import { formatScaffoldSettings, scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ListField } from '../../../ui/form/fields/ListField.tsx';
import type { CustomInput, Field } from '../../../ui/form/fields.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

/** The points are typed as lines. */
type Values = Omit<ScaffoldSettings, 'checklist'> & { points: string };

const toPoints = (points: string): string[] =>
  points
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const toSettings = ({ points, ...values }: Values): ScaffoldSettings => ({
  ...values,
  inspectors: values.inspectors.map((one) => ({ ...one, jobTitle: one.jobTitle.trim() })),
  checklist: toPoints(points),
});

const categories = ['niet', 't/m 1', 't/m 2', 't/m 3', 't/m 4'].map((label, value) => ({
  value: String(value),
  label,
}));
const forces = ['5', '6', '7', '8', '9', '10', '11', '12'];

const renderInspectors = ({ values, change, error }: CustomInput<Values>) => (
  <fieldset>
    <legend style={{ padding: '0 0 0.25rem', fontWeight: 600 }}>Wie keurt en draagt over</legend>
    <Input.Description mb="0.5rem">Per functie, tot en met welke categorie.</Input.Description>
    <ListField
      label="Functie"
      value={values.inspectors}
      onChange={(inspectors) => change({ inspectors })}
      max={limits.scaffoldInspectors}
      added={() => ({ jobTitle: '', inspects: 1, handsOver: 0 })}
      getName={({ jobTitle }) => jobTitle}
    >
      {(one, { heading, change: changeOne, remove }) => (
        <div className="flex flex-wrap gap-2 items-end">
          <TextInput
            label={heading}
            maxLength={limits.name}
            value={one.jobTitle}
            onChange={({ currentTarget }) => changeOne({ ...one, jobTitle: currentTarget.value })}
          />
          <NativeSelect
            label="Keurt"
            data={categories}
            value={String(one.inspects)}
            onChange={({ currentTarget }) =>
              changeOne({ ...one, inspects: Number(currentTarget.value) })
            }
          />
          <NativeSelect
            label="Draagt over"
            data={categories}
            value={String(one.handsOver)}
            onChange={({ currentTarget }) =>
              changeOne({ ...one, handsOver: Number(currentTarget.value) })
            }
          />
          {remove}
        </div>
      )}
    </ListField>
    {error && <FormError text={error} />}
  </fieldset>
);

const renderStorm = ({ values: { stormFrom }, change }: CustomInput<Values>) => (
  <fieldset>
    <legend style={{ padding: '0 0 0.25rem', fontWeight: 600 }}>Storm vanaf windkracht</legend>
    <div className="flex flex-wrap gap-2">
      {scaffoldKinds.map((kind) => (
        <NativeSelect
          key={kind}
          label={scaffoldKindTexts[kind]}
          data={forces}
          value={String(stormFrom[kind])}
          onChange={({ currentTarget }) =>
            change({ stormFrom: { ...stormFrom, [kind]: Number(currentTarget.value) } })
          }
        />
      ))}
    </div>
  </fieldset>
);

const formatText = (values: Values) => formatScaffoldSettings(toSettings(values));

const fields: readonly Field<Values>[] = [
  {
    kind: 'multiline',
    name: 'points',
    label: 'Controlepunten',
    required: true,
    help: `Eén punt per regel, hooguit ${limits.scaffoldPoints}.`,
    sentAs: ['scaffoldSettings.checklist'],
    findError: ({ points }) => {
      const all = toPoints(points);
      if (all.length > limits.scaffoldPoints) return `Hooguit ${limits.scaffoldPoints} punten`;
      if (new Set(all).size < all.length) return 'Een punt staat er twee keer';
      return all.some(({ length }) => length > limits.scaffoldPoint)
        ? `Hooguit ${limits.scaffoldPoint} tekens per punt`
        : undefined;
    },
  },
  {
    kind: 'custom',
    name: 'inspectors',
    label: 'Wie keurt en draagt over',
    sentAs: ['scaffoldSettings.inspectors'],
    render: renderInspectors,
    formatText,
    comparable: ({ inspectors }) => inspectors,
    findError: ({ inspectors }) =>
      inspectors.some(({ jobTitle }) => jobTitle.trim() === '')
        ? 'Vul bij elke regel een functie in'
        : undefined,
  },
  {
    kind: 'switch',
    name: 'needsCertificate',
    label: 'Alleen met een geldig certificaat Steigerbouwer',
  },
  {
    kind: 'custom',
    name: 'stormFrom',
    label: 'Storm vanaf windkracht',
    render: renderStorm,
    formatText,
    comparable: ({ stormFrom }) => stormFrom,
  },
];

/** Sets the points of an inspection, who inspects and hands over, and from which wind a storm counts. */
export function ScaffoldsSection({ settings }: SectionProps) {
  const form = useSettingsForm<Values>({
    settings,
    id: 'scaffolds',
    fields,
    toValues: ({ scaffoldSettings: { checklist, ...own } }) => ({
      ...own,
      points: checklist.join('\n'),
    }),
    sent: (values) => ({ scaffoldSettings: toSettings(values) }),
    saved: 'Steigerregister bijgewerkt',
  });
  return (
    <FormSection
      id="steigers"
      title="Steigerregister"
      text="Wat bij een keuring wordt nagekeken, wie dat mag en vanaf welke wind een steiger na storm gekeurd wordt."
      form={form}
      failure={FAILURE}
    />
  );
}
