import type { Material } from '@ploegplan/contract/materials.schemas';
import { materialData } from '../../data/materials.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { materialFields } from './fields.ts';

/** Adds or changes a material. Default export for lazy loading. */
export default function MaterialForm(props: RecordDrawerProps<Material>) {
  return <RecordDrawer {...props} data={materialData} fields={materialFields} />;
}
