import { limits } from '@ploegplan/contract/limits';
import type { HelpContact } from '@ploegplan/contract/tenants/schemas';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';
import { PlaceLink } from './PlaceLink.tsx';

const maxLength = limits.name;
const getFieldPath = (part: keyof HelpContact) => [`helpContact.${part}`];

const fields: readonly Field<HelpContact>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Wie',
    placeholder: 'Bijvoorbeeld De planning',
    maxLength,
    sentAs: getFieldPath('name'),
  },
  {
    kind: 'phone',
    name: 'phonenumber',
    label: 'Telefoon',
    maxLength,
    sentAs: getFieldPath('phonenumber'),
  },
  {
    kind: 'email',
    name: 'email',
    label: 'E-mailadres',
    maxLength: limits.email,
    sentAs: getFieldPath('email'),
  },
];

/** Sets whom people of the company ask for help, and leads to its own articles. */
export function HelpSection({ settings }: SectionProps) {
  const form = useSettingsForm<HelpContact>({
    settings,
    id: 'help',
    fields,
    toValues: ({ helpContact }) => helpContact,
    sent: ({ name, phonenumber, email }) => ({
      helpContact: { name: name.trim(), phonenumber: phonenumber.trim(), email: email.trim() },
    }),
    saved: 'Contact voor hulp bijgewerkt',
  });
  return (
    <FormSection
      id="hulp"
      title="Help"
      text="Wie je mensen kunnen vragen. Staat in de help, en bij ‘Wachtwoord vergeten’ op de inlogpagina, die iedereen kan openen."
      form={form}
      failure={FAILURE}
    >
      <PlaceLink to="/settings/help" text="Eigen uitleg, en eigen versies van artikelen in de help">
        Helpartikelen
      </PlaceLink>
    </FormSection>
  );
}
