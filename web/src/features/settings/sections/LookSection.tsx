import { useChangeLogo } from '../../../data/settings.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LogoField } from '../../../ui/tenant/LogoField.tsx';
import {
  colorField,
  type LookValues,
  logoField,
  lookOf,
  nameField,
} from '../../../ui/tenant/look-fields.tsx';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

/** The name, logo and colour of the company. */
export function LookSection({ settings }: SectionProps) {
  const changeLogo = useChangeLogo();
  const fields: Field<LookValues>[] = [
    nameField,
    colorField,
    logoField(<LogoField tenant={settings} change={changeLogo} />),
  ];
  const form = useSettingsForm<LookValues>({
    settings,
    id: 'look',
    fields,
    valuesOf: lookOf,
    sent: ({ displayName, accentColor, logo }) => ({
      displayName: displayName.trim(),
      accentColor: accentColor.trim().toLowerCase(),
      logo,
    }),
    saved: 'Naam en uiterlijk bijgewerkt',
  });
  return (
    <FormSection
      id="uiterlijk"
      title="Naam en uiterlijk"
      text="Op de inlogpagina, in de app op de telefoon, op papier en in de mails."
      form={form}
      failure={FAILURE}
    />
  );
}
