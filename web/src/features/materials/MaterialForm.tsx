import type { Material } from '@ploegplan/contract/materials/schemas';
import { materialData } from '../../data/records/materials.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { useOthers } from '../../ui/record/useOthers.ts';
import { createFieldsBeside, newMaterial, useMaterialFields } from './fields.tsx';

/** Adds or changes a material. Default export for lazy loading. */
export default function MaterialForm({ given, ...props }: RecordDrawerProps<Material>) {
  const fields = useMaterialFields();
  const others = useOthers(materialData, props.id);
  return (
    <RecordDrawer
      {...props}
      given={{ ...newMaterial, ...given }}
      data={materialData}
      fields={createFieldsBeside(fields, others)}
    />
  );
}
