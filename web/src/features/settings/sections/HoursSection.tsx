import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { useQuery } from '@tanstack/react-query';
import { hourSettingsQuery, useChangeHourSettings } from '../../../data/hours/hours.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import {
  type ReminderValues,
  reminderFields,
  toReminder,
  toReminderValues,
} from '../../../ui/tenant/reminder-form.ts';
import { LoadedSection } from '../LoadedSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';
import { DayTimesSection } from './DayTimesSection.tsx';
import { PlaceLink } from './PlaceLink.tsx';

const about = {
  id: 'uren',
  title: 'Uren',
  text: 'Wanneer Ploegplan vraagt om uren die nog ontbreken, en welke soorten uren er zijn.',
} as const;

/** Sets reminders of missing hours, the kinds of hours, who is asked for the times of a day, and whether hours may be without planning. */
export function HoursSection({ settings }: SectionProps) {
  return (
    <>
      <RemindersSection />
      <OtherWorkSection settings={settings} />
    </>
  );
}

const RemindersSection = () => (
  <LoadedSection about={about} query={useQuery(hourSettingsQuery)}>
    {(settings) => (
      <>
        <Reminders settings={settings} />
        <DayTimesSection settings={settings} />
      </>
    )}
  </LoadedSection>
);

function Reminders({ settings }: { settings: HourSettings }) {
  const changing = useChangeHourSettings();
  const form = useSectionForm<ReminderValues, HourSettings>({
    settings,
    id: 'reminders',
    fields: reminderFields,
    toValues: toReminderValues,
    saved: 'Herinneringen bijgewerkt',
    save: (values, { version }) => changing.mutateAsync({ ...toReminder(values), version }),
  });
  return (
    <FormSection {...about} form={form} failure="Herinneringen bijwerken mislukt">
      <PlaceLink to="/hour-kinds" text="Gewone uren, overwerk, reistijd, meerwerk">
        Urensoorten
      </PlaceLink>
    </FormSection>
  );
}

type OtherWorkValues = Pick<CompanySettings, 'otherWork'>;

const otherWorkFields: readonly Field<OtherWorkValues>[] = [
  {
    kind: 'switch',
    name: 'otherWork',
    label: 'Uren invullen op ander werk',
    help: 'Werknemers kiezen op hun telefoon zelf een lopend werk, en zien daarvoor de namen van alle lopende werken en hun klanten.',
  },
];

function OtherWorkSection({ settings }: SectionProps) {
  const form = useSettingsForm<OtherWorkValues>({
    settings,
    id: 'other work',
    fields: otherWorkFields,
    toValues: ({ otherWork }) => ({ otherWork }),
    sent: ({ otherWork }) => ({ otherWork }),
    saved: 'Ander werk bijgewerkt',
  });
  return (
    <FormSection
      id="ander-werk"
      title="Ander werk"
      text="Of werknemers uren invullen op werk waarop ze niet gepland zijn."
      form={form}
      failure={FAILURE}
    />
  );
}
