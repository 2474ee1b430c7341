import type { Material } from '@ploegplan/contract/materials.schemas';
import { IconFileImport, IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { materialData, materialsSort } from '../../data/materials.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { columnsOf } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import type { Column, Columns } from '../../ui/table/columns.ts';
import { materialFields } from './fields.tsx';
import { MaterialDrawer } from './MaterialDrawer.tsx';
import type { Places } from './planned.ts';
import { placeCell, usePlaces } from './usePlaces.tsx';

const MaterialForm = lazyPart(() => import('./MaterialForm.tsx'));

/** The fields of a material, with where it is and where it goes to before the remarks. */
function materialColumns(placesOf: (id: string) => Places): Columns<Material> {
  const place = (key: keyof Places, label: string): Column<Material> => ({
    key,
    label,
    width: 14,
    value: ({ id }) => placesOf(id)[key]?.text ?? '',
    cell: ({ id }) => placeCell(placesOf(id)[key]),
  });
  const [first, ...others] = columnsOf(materialFields);
  const remarks = others.pop();
  const next: Column<Material> = {
    ...place('next', 'Hierna'),
    order: ({ id }) => placesOf(id).next?.firstDay ?? null,
    orderKind: 'date',
  };
  return [first, ...others, place('now', 'Nu'), next, ...(remarks ? [remarks] : [])];
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
