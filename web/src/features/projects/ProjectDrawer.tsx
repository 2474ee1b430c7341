import { IconAddressBook, IconCalendarPlus, IconCrane } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clientData } from '../../data/clients.ts';
import { projectData, projectStatusesQuery } from '../../data/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { shownPlace } from '../../lib/values/location.ts';
import { DetailsDrawer } from '../../ui/DetailsDrawer.tsx';
import { useIsPhone } from '../../ui/viewport.ts';

interface ProjectDrawerProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** What is known of a project, beside the list. */
export function ProjectDrawer({ id, opened, onClose }: ProjectDrawerProps) {
  const { terms } = useTenant();
  const navigate = useNavigate();
  // There the drawer has a place in the history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, project: id }, replace });
  const { data: project } = useQuery({
    ...projectData.list,
    select: (all) => all.find((one) => one.id === id),
  });
  const { data: clients } = useQuery(clientData.list);
  const { data: statuses } = useQuery(projectStatusesQuery);
  if (!project) return null;
  const client = clients?.find((one) => one.id === project.client);
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={project.title}
      facts={[
        ['Klant', client?.name],
        ['Status', statuses?.find((one) => one.id === project.status)?.status],
        ['Locatie', shownPlace(project.location || client?.location || '')],
      ]}
      links={[
        { label: `${terms.project}pagina`, to: `/project-details/${id}`, Icon: IconCrane },
        ...(client
          ? [{ label: client.name, to: `/klant-details/${client.id}`, Icon: IconAddressBook }]
          : []),
      ]}
      actions={[{ label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus }]}
    />
  );
}
