import type { Project } from '@ploegplan/contract/projects/schemas';
import { IconCalendarPlus, IconCrane, IconFlag } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { projectData } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { useProjectFields } from './useProjectFields.tsx';
import { useStatusForm } from './useStatusForm.tsx';

export function ProjectDrawer(props: RecordDetailsProps<Project>) {
  const { terms } = useTenant();
  const status = useStatusForm();
  const { fields } = useProjectFields();
  const navigate = useNavigate();
  // The drawer has a place in the phone's history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, project: props.id }, replace });
  return (
    <>
      <RecordDetails
        {...props}
        data={projectData}
        fields={fields}
        links={({ id }) => [
          { label: `${terms.project}pagina`, to: `/project-details/${id}`, Icon: IconCrane },
        ]}
        actions={(row) => [
          { label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus },
          { label: 'Status wijzigen', onClick: () => status.open(row), Icon: IconFlag },
        ]}
      />
      {status.form}
    </>
  );
}
