import type { HourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { hourKindData } from '../../../data/hours/hour-kinds.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';
import { kindFields } from './kind-fields.ts';

/** Adds or changes a kind of hours. Default export for lazy loading. */
export default function KindForm(props: RecordDrawerProps<HourKind>) {
  return (
    <RecordDrawer {...props} data={hourKindData} fields={kindFields} given={{ meaning: 'work' }} />
  );
}
