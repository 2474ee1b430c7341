import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { leaveKindData } from '../../../data/leave/leave-kinds.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';
import { kindFields } from './kind-fields.tsx';

/** Adds or changes a kind of leave. Default export for lazy loading. */
export default function KindForm(props: RecordDrawerProps<LeaveKind>) {
  return (
    <RecordDrawer
      {...props}
      data={leaveKindData}
      fields={kindFields}
      given={{ kind: 'other', accrues: true }}
    />
  );
}
