import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';

type Values = Pick<CompanySettings, 'colleaguePhones'>;

const fields: readonly Field<Values>[] = [
  {
    kind: 'switch',
    name: 'colleaguePhones',
    label: 'Nummers van collega’s tonen',
    help: 'Alleen aan wie op hetzelfde werk staat, tot een week erna. Vraag je mensen eerst of ze dat goed vinden.',
  },
];

export function CallsSection({ settings }: SectionProps) {
  const form = useSettingsForm<Values>({
    settings,
    id: 'calls',
    fields,
    toValues: ({ colleaguePhones }) => ({ colleaguePhones }),
    sent: ({ colleaguePhones }) => ({ colleaguePhones }),
    saved: 'Bellen bijgewerkt',
  });
  return (
    <FormSection
      id="bellen"
      title="Bellen"
      text="Wie werknemers vanaf hun telefoon bellen. ‘Bel kantoor’ belt het nummer onder ‘Help’."
      form={form}
      failure={FAILURE}
    />
  );
}
