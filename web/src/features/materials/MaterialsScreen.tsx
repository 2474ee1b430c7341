import type { Material } from '@ploegplan/contract/materials.schemas';
import { IconFileImport, IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { materialData, materialsSort } from '../../data/materials.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { columnsOf } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { materialFields } from './fields.ts';

const MaterialForm = lazyPart(() => import('./MaterialForm.tsx'));

const columns = columnsOf(materialFields);

const MaterialDrawer = (props: RecordDetailsProps<Material>) => (
  <RecordDetails {...props} data={materialData} fields={materialFields} />
);

export function MaterialsScreen() {
  const query = useQuery(materialData.list);
  const navigate = useNavigate();
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
