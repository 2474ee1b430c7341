import type { HourSettings } from '@ploegplan/contract/hours.schemas';
import { useQuery } from '@tanstack/react-query';
import { hourSettingsQuery, useChangeHourSettings } from '../../../data/hours.ts';
import { notify } from '../../../lib/notify.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

interface Values {
  isDaily: boolean;
  remindAt: string;
}

const fields: readonly Field<Values>[] = [
  {
    kind: 'switch',
    name: 'isDaily',
    label: 'Elke werkdag vanzelf herinneren',
    help: 'Wie uren mist, krijgt een e-mail. Nooit over verlofdagen, en hooguit één keer per dag.',
  },
  {
    kind: 'time',
    name: 'remindAt',
    label: 'Vanaf',
    required: true,
    hiddenWhen: ({ isDaily }) => !isDaily,
  },
];

const valuesOf = ({ remindAt }: HourSettings): Values => ({
  isDaily: remindAt !== null,
  remindAt: remindAt?.slice(0, 5) ?? '16:00',
});

/** When employees are reminded of missing hours. Default export for lazy loading. */
export default function SettingsForm(props: Props) {
  const { data } = useQuery(hourSettingsQuery);
  return data ? <LoadedForm {...props} settings={data} /> : null;
}

function LoadedForm({ opened, onClose, settings }: Props & { settings: HourSettings }) {
  const changing = useChangeHourSettings();
  const form = useRecordForm<Values, HourSettings>({
    id: 'hour-settings',
    fields,
    empty: valuesOf(settings),
    row: settings,
    newest: settings,
    valuesOf,
    save: ({ isDaily, remindAt }, seen) =>
      changing.mutateAsync({ remindAt: isDaily ? remindAt : null, version: seen?.version ?? 0 }),
    onSaved: () => {
      notify.success('Herinneringen bijgewerkt');
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Herinneringen"
      saveLabel="Opslaan"
      form={form}
      failure="Herinneringen bijwerken mislukt"
    />
  );
}
