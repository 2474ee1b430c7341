import type { Project } from '@ploegplan/contract/projects.schemas';
import { IconAddressBook, IconCalendarPlus, IconCrane, IconFlag } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { projectData } from '../../data/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { useProjectFields } from './useProjectFields.tsx';
import { useStatusForm } from './useStatusForm.tsx';

/** What is known of a project, beside the list. */
export function ProjectDrawer(props: RecordDetailsProps<Project>) {
  const { terms } = useTenant();
  const status = useStatusForm();
  const { fields, clients } = useProjectFields();
  const navigate = useNavigate();
  // There the drawer has a place in the history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, project: props.id }, replace });
  const clientOf = (id: string | null) => clients?.find((one) => one.id === id);
  return (
    <>
      <RecordDetails
        {...props}
        data={projectData}
        fields={fields.map((field) =>
          field.name === 'client'
            ? { ...field, fact: ({ client }: Project) => clientOf(client)?.name }
            : field,
        )}
        links={({ id, client }) => {
          const known = clientOf(client);
          return [
            {
              label: `${terms.project}pagina`,
              to: `/project-details/${id}`,
              Icon: IconCrane,
              IconFlag,
            },
            ...(known
              ? [{ label: known.name, to: `/klant-details/${known.id}`, Icon: IconAddressBook }]
              : []),
          ];
        }}
        actions={(row) => [
          { label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus },
          { label: 'Status wijzigen', onClick: () => status.open(row), Icon: IconFlag },
        ]}
      />
      {status.form}
    </>
  );
}
