import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { requirementData } from '../../data/records/requirements.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { newRequirement, requirementFields } from './fields.tsx';

/** Adds or changes a set of requirements. Default export for lazy loading. */
export default function RequirementForm(props: RecordDrawerProps<Requirement>) {
  return (
    <RecordDrawer
      {...props}
      data={requirementData}
      fields={requirementFields}
      given={newRequirement}
    />
  );
}
