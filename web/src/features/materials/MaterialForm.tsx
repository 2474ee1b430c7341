import type { Material } from '@ploegplan/contract/materials.schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { materialData } from '../../data/materials.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { fieldsBeside, newMaterial } from './fields.tsx';

/** Adds or changes a material. Default export for lazy loading. */
export default function MaterialForm({ given, ...props }: RecordDrawerProps<Material>) {
  const { data: all } = useQuery(materialData.list);
  const fields = useMemo(
    () => fieldsBeside(all?.filter(({ id, deleted }) => id !== props.id && !deleted) ?? []),
    [all, props.id],
  );
  return (
    <RecordDrawer
      {...props}
      given={{ ...newMaterial, ...given }}
      data={materialData}
      fields={fields}
    />
  );
}
