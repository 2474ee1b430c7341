import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import {
  hiddenPartsField,
  type LookValues,
  termFields,
  toLook,
  toSentLook,
} from '../../../ui/tenant/look-fields.tsx';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

const fields: readonly Field<LookValues>[] = [...termFields, hiddenPartsField];

/** Sets the term for a project, and the parts that the company does not use. */
export function WordsSection({ settings }: SectionProps) {
  const form = useSettingsForm<LookValues>({
    settings,
    id: 'words',
    fields,
    toValues: toLook,
    sent: (values) => {
      const { terms, hiddenParts } = toSentLook(values);
      return { terms, hiddenParts };
    },
    saved: 'Woorden en onderdelen bijgewerkt',
  });
  return (
    <FormSection
      id="woorden"
      title="Woorden en onderdelen"
      text="Hoe jullie een werk noemen, en wat je niet gebruikt. Een verborgen onderdeel verdwijnt uit het menu; de gegevens blijven bewaard."
      form={form}
      failure={FAILURE}
    />
  );
}
