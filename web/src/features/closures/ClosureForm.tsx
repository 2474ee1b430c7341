import type { Closure } from '@ploegplan/contract/closures.schemas';
import { closureData } from '../../data/closures.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { closureFields } from './fields.ts';

/** Adds or changes a closure. Default export for lazy loading. */
export default function ClosureForm(props: RecordDrawerProps<Closure>) {
  return <RecordDrawer {...props} data={closureData} fields={closureFields} />;
}
