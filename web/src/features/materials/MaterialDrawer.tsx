import type { Material } from '@ploegplan/contract/materials.schemas';
import { IconTools } from '@tabler/icons-react';
import { materialData } from '../../data/materials.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { materialFields } from './fields.tsx';
import { placeFact, usePlaces } from './usePlaces.tsx';

/** What is known of a material, beside the list: where it is and goes to, too. */
export function MaterialDrawer(props: RecordDetailsProps<Material>) {
  const placesOf = usePlaces();
  return (
    <RecordDetails
      {...props}
      data={materialData}
      fields={materialFields}
      facts={({ id }) => {
        const { now, next } = placesOf(id);
        return [
          ['Nu', placeFact(now)],
          ['Hierna', placeFact(next)],
        ];
      }}
      links={({ id }) => [
        { label: 'Materieelpagina', to: `/material-details/${id}`, Icon: IconTools },
      ]}
    />
  );
}
