import type { Material } from '@ploegplan/contract/materials/schemas';
import { IconTools } from '@tabler/icons-react';
import { materialData } from '../../data/records/materials.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { materialFields } from './fields.tsx';
import { nowhere } from './planned.ts';
import { renderPlaceFact, usePlaces } from './usePlaces.tsx';

/** Shows a material beside the list, with its planned places. */
export function MaterialDrawer(props: RecordDetailsProps<Material>) {
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
