import { notify } from '../../lib/notify.ts';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

export interface SectionForm<Values, Settings> {
  settings: Settings;
  /** The name of the section, which tells its form from the others. */
  id: string;
  fields: readonly Field<Values>[];
  toValues: (settings: Settings) => Values;
  /** The message after saving. */
  saved: string;
  /** A dialog closes when it is saved; a page has none. */
  onSaved?: () => void;
}

/** The form of one section of settings. `save` gets the settings as they were seen, with the version that goes along. */
export function useSectionForm<Values extends object, Settings extends { version: number }>({
  settings,
  id,
  fields,
  toValues,
  saved,
  onSaved,
  save,
}: SectionForm<Values, Settings> & {
  save: (values: Values, seen: Settings) => Promise<Settings>;
}) {
  return useRecordForm<Values, Settings>({
    id: `settings ${id}`,
    fields,
    empty: toValues(settings),
    row: settings,
    newest: settings,
    toValues,
    save: (values, original) => save(values, original ?? settings),
    onSaved: () => {
      notify.success(saved);
      onSaved?.();
    },
    staysOpen: !onSaved,
  });
}
