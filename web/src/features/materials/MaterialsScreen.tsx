import { Text } from '@mantine/core';
import type { Material } from '@ploegplan/contract/materials/schemas';
import { IconFileImport, IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { materialData, materialsSort } from '../../data/records/materials.ts';
import { lazyPart } from '../../ui/drawer/lazy-part.tsx';
import { columnsOf } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Column, Columns } from '../../ui/table/columns.ts';
import { materialFields } from './fields.tsx';
import { MaterialDrawer } from './MaterialDrawer.tsx';
import { nowhere, whereText } from './planned.ts';
import { StateMark } from './StateMark.tsx';
import { placeCell, usePlaces } from './usePlaces.tsx';

const MaterialForm = lazyPart(() => import('./MaterialForm.tsx'));

type PlacesOf = ReturnType<typeof usePlaces>;

/** The fields of a material, with where it is and where it goes to. */
function materialColumns(placesOf: PlacesOf): Columns<Material> {
  const of = ({ id }: Material) => placesOf?.(id) ?? nowhere;
  const isFree = (material: Material) =>
    placesOf !== undefined && material.state === 'usable' && !of(material).now;
  const now: Column<Material> = {
    key: 'now',
    label: 'Nu',
    width: 16,
    value: (material) => of(material).now?.text ?? (isFree(material) ? 'Vrij' : ''),
    cell: (material) =>
      isFree(material) ? (
        <Text inherit span c="dimmed">
          Vrij
        </Text>
      ) : (
        placeCell(of(material).now)
      ),
  };
  const next: Column<Material> = {
    key: 'next',
    label: 'Hierna',
    width: 16,
    value: (material) => of(material).next?.text ?? '',
    cell: (material) => placeCell(of(material).next),
    order: (material) => of(material).next?.firstDay ?? null,
    orderKind: 'date',
  };
  const [first, ...others] = columnsOf(materialFields);
  // Where there is little room, the last ones are left out.
  const isLast = ({ key }: Column<Material>) => key === 'kind' || key === 'remarks';
  const before = others.filter((one) => !isLast(one));
  return [first, ...before, now, next, ...others.filter(isLast)];
}

export function MaterialsScreen() {
  const query = useQuery(materialData.list);
  const navigate = useNavigate();
  const placesOf = usePlaces();
  const columns = useMemo(() => materialColumns(placesOf), [placesOf]);
  return (
    <RecordScreen
      title="Materieel"
      name="materials"
      nouns={['stuk materieel', 'stuks materieel']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={materialsSort}
      more={[
        {
          label: 'Importeren',
          Icon: IconFileImport,
          onChoose: () => void navigate({ to: '/materials/import' }),
        },
      ]}
      card={({ id, name, number, kind, state }) => {
        const where = placesOf ? whereText(placesOf(id), state) : '';
        return (
          <CardText name={name} details={[number, kind]}>
            {state !== 'usable' && <StateMark state={state} />}
            {where && <span>{where}</span>}
          </CardText>
        );
      }}
      empty={{
        Icon: IconTools,
        title: 'Nog geen materieel',
        text: 'Machines en gereedschap die je bijhoudt, staan hier.',
        addLabel: 'Materieel toevoegen',
      }}
      Details={MaterialDrawer}
      Form={MaterialForm}
    />
  );
}
