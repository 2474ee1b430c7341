import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import { useQuery } from '@tanstack/react-query';
import { hourSettingsQuery, useChangeHourSettings } from '../../../data/hours/hours.ts';
import { notify } from '../../../lib/notify.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { LoadingDrawer } from '../../../ui/form/LoadingDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import {
  type ReminderValues,
  reminderFields,
  toReminder,
  toReminderValues,
} from '../../../ui/tenant/reminder-form.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const TITLE = 'Herinneringen';

/** Sets when employees are reminded of missing hours. Default export for lazy loading. */
export default function SettingsForm(props: Props) {
  const { data, error, refetch } = useQuery(hourSettingsQuery);
  if (data) return <LoadedForm {...props} settings={data} />;
  return <LoadingDrawer {...props} title={TITLE} error={error} onRetry={() => void refetch()} />;
}

function LoadedForm({ opened, onClose, settings }: Props & { settings: HourSettings }) {
  const changing = useChangeHourSettings();
  const form = useRecordForm<ReminderValues, HourSettings>({
    id: 'hour-settings',
    fields: reminderFields,
    empty: toReminderValues(settings),
    row: settings,
    newest: settings,
    toValues: toReminderValues,
    save: (values, original) =>
      changing.mutateAsync({ ...toReminder(values), version: original?.version ?? 0 }),
    onSaved: () => {
      notify.success('Herinneringen bijgewerkt');
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={TITLE}
      saveLabel="Opslaan"
      form={form}
      failure="Herinneringen bijwerken mislukt"
    />
  );
}
