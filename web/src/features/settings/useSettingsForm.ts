import type { CompanySettings, SettingsChange } from '@ploegplan/contract/settings/schemas';
import { useChangeSettings } from '../../data/company/settings.ts';
import { notify } from '../../lib/notify.ts';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

export interface SectionProps {
  settings: CompanySettings;
}

interface Options<Values> extends SectionProps {
  /** The name of the section, which tells its form from the others. */
  id: string;
  fields: readonly Field<Values>[];
  toValues: (settings: CompanySettings) => Values;
  /** The part of the settings that this section changes. */
  sent: (values: Values, seen: CompanySettings) => Omit<SettingsChange, 'version'>;
  /** The message after saving. */
  saved: string;
  /** A dialog closes when it is saved; a page has none. */
  onSaved?: () => void;
}

/** The form of one section of the settings. The others may have been changed meanwhile: only its own fields are sent. */
export function useSettingsForm<Values extends object>({
  settings,
  id,
  fields,
  toValues,
  sent,
  saved,
  onSaved,
}: Options<Values>) {
  const changing = useChangeSettings();
  return useRecordForm<Values, CompanySettings>({
    id: `settings ${id}`,
    fields,
    empty: toValues(settings),
    row: settings,
    newest: settings,
    toValues,
    save: (values, original) =>
      changing.mutateAsync({
        ...sent(values, original ?? settings),
        version: original?.version ?? settings.version,
      }),
    onSaved: () => {
      notify.success(saved);
      onSaved?.();
    },
    staysOpen: !onSaved,
  });
}

/** The message when a section could not be saved. */
export const FAILURE = 'Instellingen bijwerken mislukt';
