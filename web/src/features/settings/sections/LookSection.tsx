import { useChangeLogo } from '../../../data/company/settings.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LogoField } from '../../../ui/tenant/LogoField.tsx';
import { colorField, type LookValues, nameField, toLook } from '../../../ui/tenant/look-fields.tsx';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

const fields: readonly Field<LookValues>[] = [nameField, colorField];

/** The name, logo and colour of the company. */
export function LookSection({ settings }: SectionProps) {
  const changeLogo = useChangeLogo();
  const form = useSettingsForm<LookValues>({
    settings,
    id: 'look',
    fields,
    toValues: toLook,
    sent: ({ displayName, accentColor }) => ({
      displayName: displayName.trim(),
      accentColor: accentColor.trim().toLowerCase(),
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
    >
      <LogoField tenant={settings} change={changeLogo} />
    </FormSection>
  );
}
