import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

interface Values {
  factorFrom: string;
}

const fields: readonly Field<Values>[] = [
  {
    kind: 'date',
    name: 'factorFrom',
    label: 'Verplicht vanaf',
    help: 'Wie dan nog geen passkey of app heeft, stelt die in bij het inloggen. Leeg is niet verplicht.',
  },
];

/** Sets from when the office must show a second factor. */
export function LoginSection({ settings }: SectionProps) {
  const form = useSettingsForm<Values>({
    settings,
    id: 'login',
    fields,
    toValues: ({ factorFrom }: CompanySettings) => ({ factorFrom: factorFrom ?? '' }),
    sent: ({ factorFrom }) => ({ factorFrom: factorFrom || null }),
    saved: 'Inloggen bijgewerkt',
  });
  return (
    <FormSection
      id="inloggen"
      title="Inloggen in twee stappen"
      text="Een tweede stap na het wachtwoord voor beheerders: een passkey of een code uit een app."
      form={form}
      failure={FAILURE}
    />
  );
}
