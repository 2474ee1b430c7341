import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import { useChangeHourSettings } from '../../data/hours/hours.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import {
  type ReminderValues,
  reminderFields,
  reminderValues,
  sentReminder,
} from '../../ui/tenant/reminder-form.ts';

/** The form of the reminders, which are no settings of the company itself and have their own version. */
export function useReminderForm(settings: HourSettings) {
  const changing = useChangeHourSettings();
  return useRecordForm<ReminderValues, HourSettings>({
    id: 'settings reminders',
    fields: reminderFields,
    empty: reminderValues(settings),
    row: settings,
    newest: settings,
    valuesOf: reminderValues,
    save: (values, seen) =>
      changing.mutateAsync({ ...sentReminder(values), version: seen?.version ?? 0 }),
    onSaved: () => notify.success('Herinneringen bijgewerkt'),
    staysOpen: true,
  });
}
