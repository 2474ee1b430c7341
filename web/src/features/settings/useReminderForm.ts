import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import { useChangeHourSettings } from '../../data/hours/hours.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import {
  type ReminderValues,
  reminderFields,
  toReminder,
  toReminderValues,
} from '../../ui/tenant/reminder-form.ts';

/** The form of the reminders, which are no settings of the company itself and have their own version. */
export function useReminderForm(settings: HourSettings) {
  const changing = useChangeHourSettings();
  return useRecordForm<ReminderValues, HourSettings>({
    id: 'settings reminders',
    fields: reminderFields,
    empty: toReminderValues(settings),
    row: settings,
    newest: settings,
    toValues: toReminderValues,
    save: (values, original) =>
      changing.mutateAsync({ ...toReminder(values), version: original?.version ?? 0 }),
    onSaved: () => notify.success('Herinneringen bijgewerkt'),
    staysOpen: true,
  });
}
