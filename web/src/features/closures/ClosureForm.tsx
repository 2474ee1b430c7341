import type { Closure } from '@ploegplan/contract/closures/schemas';
import { closureData } from '../../data/leave/closures.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { CostOfClosure } from './CostOfClosure.tsx';
import { closureFields } from './fields.ts';

/** Adds or changes a closure. Default export for lazy loading. */
export default function ClosureForm({ given, ...props }: RecordDrawerProps<Closure>) {
  return (
    <RecordDrawer
      {...props}
      given={{ cost: 'leave', ...given }}
      data={closureData}
      fields={closureFields}
      notice={(values) => <CostOfClosure id={props.id} values={values} />}
    />
  );
}
