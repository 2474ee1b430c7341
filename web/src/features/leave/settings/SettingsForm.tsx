import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveSettings } from '@ploegplan/contract/leave/schemas';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { leaveSettingsQuery, useChangeLeaveSettings } from '../../../data/leave/leave.ts';
import { notify } from '../../../lib/notify.ts';
import { parseHours } from '../../../lib/values/hours.ts';
import { formatNumber, parseNumber } from '../../../lib/values/numbers.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LoadingDrawer } from '../../../ui/form/LoadingDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

interface Values {
  startYear: string;
  fullTimeHours: string;
  extraHours: string;
  rosteredHours: string;
}

const TITLE = 'Verlofinstellingen';

const toValues = (settings: LeaveSettings): Values => ({
  startYear: String(settings.startYear ?? ''),
  fullTimeHours: formatNumber(settings.fullTimeHours).replace('.', ''),
  extraHours: formatNumber(settings.extraHours).replace('.', ''),
  rosteredHours: formatNumber(settings.rosteredHours).replace('.', ''),
});

const inHours = { kind: 'number', required: true, step: limits.hoursStep, isHours: true } as const;

const fields: readonly Field<Values>[] = [
  {
    kind: 'number',
    name: 'startYear',
    label: 'Saldo’s bijhouden vanaf',
    help: 'Het eerste jaar. Laat leeg om geen saldo’s bij te houden. Wat er toen al stond, boek je bij op de verlofkaart.',
    min: 2000,
    max: 2199,
  },
  {
    ...inHours,
    name: 'fullTimeHours',
    label: 'Uren van een volle werkweek',
    min: 1,
    max: 168,
  },
  {
    ...inHours,
    name: 'extraHours',
    label: 'Bovenwettelijk verlof per jaar, in uren',
    help: 'Bij een volle werkweek. Het wettelijke verlof, vier keer de werkweek, komt er vanzelf bij.',
    min: 0,
    max: 2000,
  },
  {
    ...inHours,
    name: 'rosteredHours',
    label: 'Roostervrij per jaar, in uren',
    help: `Bij een volle werkweek. Een wijziging geldt vanaf ${getToday().slice(0, 4)}; eerdere jaren blijven zoals ze waren.`,
    min: 0,
    max: 2000,
  },
];

/** Sets from which year balances are kept, and the leave granted a year. Default export for lazy loading. */
export default function SettingsForm({ opened, onClose }: Props) {
  const { data, error, refetch } = useQuery(leaveSettingsQuery);
  const drawer = { opened, onClose };
  if (data) return <LoadedForm {...drawer} settings={data} />;
  return <LoadingDrawer {...drawer} title={TITLE} error={error} onRetry={() => void refetch()} />;
}

function LoadedForm({ opened, onClose, settings }: Props & { settings: LeaveSettings }) {
  const changing = useChangeLeaveSettings();
  const form = useRecordForm<Values, LeaveSettings>({
    id: 'leave settings',
    fields,
    empty: toValues(settings),
    row: settings,
    newest: settings,
    toValues,
    save: ({ startYear, fullTimeHours, extraHours, rosteredHours }, original) =>
      changing.mutateAsync({
        startYear: parseNumber(startYear),
        fullTimeHours: parseHours(fullTimeHours) ?? 0,
        extraHours: parseHours(extraHours) ?? 0,
        rosteredHours: parseHours(rosteredHours) ?? 0,
        version: original?.version ?? 0,
      }),
    onSaved: () => {
      notify.success('Verlofinstellingen bijgewerkt');
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
      failure="Verlofinstellingen bijwerken mislukt"
    />
  );
}
