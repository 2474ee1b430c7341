import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

type Values = Pick<CompanySettings, 'tellChanges'>;

const fields: readonly Field<Values>[] = [
  {
    kind: 'switch',
    name: 'tellChanges',
    label: 'Wijzigingen voor vandaag en morgen meteen doorgeven',
    help: 'Andere wijzigingen worden verzameld tot je ze doorgeeft of opnieuw publiceert. Op de telefoon staat altijd de planning die nu geldt.',
  },
];

/** Sets when people are told of changes of the planning. */
export function TellingSection({ settings }: SectionProps) {
  const form = useSettingsForm<Values>({
    settings,
    id: 'telling',
    fields,
    toValues: ({ tellChanges }) => ({ tellChanges }),
    sent: ({ tellChanges }) => ({ tellChanges }),
    saved: 'Doorgeven bijgewerkt',
  });
  return (
    <FormSection
      id="doorgeven"
      title="Planning doorgeven"
      text="Wanneer werknemers bericht krijgen van een gewijzigde planning."
      form={form}
      failure={FAILURE}
    />
  );
}
