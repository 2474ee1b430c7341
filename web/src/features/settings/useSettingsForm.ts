import type { CompanySettings, SettingsPatch } from '@ploegplan/contract/settings/schemas';
import { useChangeSettings } from '../../data/company/settings.ts';
import { type SectionForm, useSectionForm } from './useSectionForm.ts';

export interface SectionProps {
  settings: CompanySettings;
}

interface Options<Values> extends SectionForm<Values, CompanySettings> {
  /** The part of the settings that this section changes. */
  sent: (values: Values, seen: CompanySettings) => Omit<SettingsPatch, 'version'>;
}

/** The form of one section of the settings. The others may have been changed meanwhile: only its own fields are sent. */
export function useSettingsForm<Values extends object>({ sent, ...form }: Options<Values>) {
  const changing = useChangeSettings();
  return useSectionForm<Values, CompanySettings>({
    ...form,
    save: (values, seen) => changing.mutateAsync({ ...sent(values, seen), version: seen.version }),
  });
}

/** The message when a section could not be saved. */
export const FAILURE = 'Instellingen bijwerken mislukt';
