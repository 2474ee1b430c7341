import { stations } from '@ploegplan/contract/rules/weather/stations';
import { workKindTexts } from '@ploegplan/contract/texts/weather';
import { type WorkKind, workKinds } from '@ploegplan/contract/weather/kinds';
import type { WeatherSite } from '@ploegplan/contract/weather/schemas';
import { useSetPlace } from '../../data/records/weather.ts';
import { notify } from '../../lib/notify.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

interface Values {
  station: string | null;
  workKind: string | null;
}

interface Props {
  site: WeatherSite;
  opened: boolean;
  onClose: () => void;
}

const fields: readonly Field<Values>[] = [
  {
    kind: 'select',
    name: 'station',
    label: 'Meetstation',
    help: 'Leeg is het dichtstbijzijnde, als de plaats coördinaten heeft.',
    options: stations.map(({ number, name }) => ({
      value: String(number),
      label: name,
      detail: String(number),
    })),
  },
  {
    kind: 'select',
    name: 'workKind',
    label: 'Wind telt voor',
    required: true,
    options: workKinds.map((value) => ({ value, label: workKindTexts[value] })),
  },
];

/** Chooses the station of a site, and the work by which its wind is judged. Default export for lazy loading. */
export default function PlaceDrawer({ site, opened, onClose }: Props) {
  const setting = useSetPlace(site.projectId);
  const seen: Values = {
    station: site.isChosen ? String(site.station) : null,
    workKind: site.workKind,
  };
  const form = useRecordForm<Values, { version: number }>({
    id: `weather place ${site.projectId}`,
    fields,
    empty: seen,
    row: null,
    toValues: () => seen,
    save: async ({ station, workKind }) => {
      await setting.mutateAsync({
        station: station === null ? null : Number(station),
        workKind: workKind as WorkKind,
      });
      return { version: 1 };
    },
    onSaved: () => {
      notify.success('Meetstation bijgewerkt', site.title);
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={site.title}
      saveLabel="Opslaan"
      form={form}
      failure="Meetstation bijwerken mislukt"
    />
  );
}
