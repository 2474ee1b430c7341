import { Text } from '@mantine/core';
import type { Material } from '@ploegplan/contract/materials/schemas';
import { IconFileImport, IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { materialData, materialsSort } from '../../data/records/materials.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Column, Columns } from '../../ui/table/columns.ts';
import { materialFields } from './fields.tsx';
import { formatWhere, nowhere } from './planned.ts';
import { StateMark } from './StateMark.tsx';
import { renderPlaceCell, renderPlaceFact, usePlaces } from './usePlaces.tsx';

/** Shows a material beside the list, with its planned places. */
function MaterialDrawer(props: RecordDetailsProps<Material>) {
  const findPlaces = usePlaces();
  return (
    <RecordDetails
      {...props}
      data={materialData}
      fields={materialFields}
      facts={({ id, state }) => {
        const { now, next } = findPlaces?.(id) ?? nowhere;
        return [
          ['Nu', renderPlaceFact(now) ?? (findPlaces && state === 'usable' && 'Vrij')],
          ['Hierna', renderPlaceFact(next)],
        ];
      }}
      links={({ id }) => [
        { label: 'Materieelpagina', to: `/material-details/${id}`, Icon: IconTools },
      ]}
    />
  );
}

const MaterialForm = createLazyPart(() => import('./MaterialForm.tsx'));

type PlacesOf = ReturnType<typeof usePlaces>;

/** The fields of a material, with where it is and where it goes to. */
function createMaterialColumns(findPlaces: PlacesOf): Columns<Material> {
  const of = ({ id }: Material) => findPlaces?.(id) ?? nowhere;
  const isFree = (material: Material) =>
    findPlaces !== undefined && material.state === 'usable' && !of(material).now;
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
        renderPlaceCell(of(material).now)
      ),
  };
  const next: Column<Material> = {
    key: 'next',
    label: 'Hierna',
    width: 16,
    value: (material) => of(material).next?.text ?? '',
    cell: (material) => renderPlaceCell(of(material).next),
    order: (material) => of(material).next?.firstDay ?? null,
    orderKind: 'date',
  };
  const [first, ...others] = createColumns(materialFields);
  // The last columns are left out where there is little room.
  const isLast = ({ key }: Column<Material>) => key === 'kind' || key === 'remarks';
  const before = others.filter((other) => !isLast(other));
  return [first, ...before, now, next, ...others.filter(isLast)];
}

export function MaterialsScreen() {
  const query = useQuery(materialData.list);
  const navigate = useNavigate();
  const findPlaces = usePlaces();
  const columns = useMemo(() => createMaterialColumns(findPlaces), [findPlaces]);
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
        const where = findPlaces ? formatWhere(findPlaces(id), state) : '';
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
