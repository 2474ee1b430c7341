import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { scaffoldData } from '../../data/records/scaffolds.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { newScaffold } from './fields.tsx';
import { useScaffoldFields } from './useScaffoldFields.ts';

/** Adds or changes a scaffold. Default export for lazy loading. */
export default function ScaffoldForm({ given, ...props }: RecordDrawerProps<Scaffold>) {
  const fields = useScaffoldFields();
  return (
    <RecordDrawer
      {...props}
      given={{ ...newScaffold, ...given }}
      data={scaffoldData}
      fields={fields}
    />
  );
}
