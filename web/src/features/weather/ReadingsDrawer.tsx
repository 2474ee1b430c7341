import { limits } from '@ploegplan/contract/limits';
import { parseTyped } from '@ploegplan/contract/rules/weather/parse';
import { stations } from '@ploegplan/contract/rules/weather/stations';
import type { WeatherSite } from '@ploegplan/contract/weather/schemas';
import { useAddReadings } from '../../data/records/weather.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

interface Values {
  station: string | null;
  date: string;
  text: string;
}

interface Props {
  date: string;
  sites: readonly WeatherSite[];
  opened: boolean;
  onClose: () => void;
}

const UNREADABLE = 'Regels als 07:00 -2,5 3,1 20, of een tekst van het KNMI';

const fields: readonly Field<Values>[] = [
  {
    kind: 'select',
    name: 'station',
    label: 'Meetstation',
    required: true,
    options: stations.map(({ number, name }) => ({ value: String(number), label: name })),
  },
  { kind: 'date', name: 'date', label: 'Dag', required: true },
  {
    kind: 'multiline',
    name: 'text',
    label: 'Metingen',
    required: true,
    maxLength: limits.weatherText,
    help: 'Per regel: tijd, temperatuur (°C), wind (m/s) en minuten regen in het uur ervoor. Een streepje is onbekend. Uurgegevens van het KNMI plakken kan ook.',
    placeholder: '07:00 -2,5 3,1 0',
    findError: ({ text, date }) =>
      text.trim() !== '' && parseTyped(text, date) === null ? UNREADABLE : undefined,
    explainRejection: () => UNREADABLE,
  },
];

/** Types or pastes readings of a station. Default export for lazy loading. */
export default function ReadingsDrawer({ date, sites, opened, onClose }: Props) {
  const adding = useAddReadings();
  const station = sites.find((site) => site.station !== null)?.station;
  const empty: Values = { station: station ? String(station) : null, date, text: '' };
  const form = useRecordForm<Values, { version: number }>({
    id: `weather readings ${date}`,
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async (values) => {
      const { count } = await adding.mutateAsync({ ...values, station: Number(values.station) });
      notify.success(`${formatQuantity(count, 'meting', 'metingen')} bewaard`);
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Metingen invoeren"
      saveLabel="Bewaren"
      form={form}
      failure="Metingen bewaren mislukt"
    />
  );
}
