import { Anchor } from '@mantine/core';
import { projects } from '@ploegplan/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientData } from '../../data/clients.ts';
import { projectStatusesQuery } from '../../data/projects.ts';
import { call } from '../../lib/api/call.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { DetailsScreen } from '../../ui/DetailsScreen.tsx';
import { Facts } from '../../ui/Facts.tsx';

/** One project: client, location and status. */
export function ProjectDetailsScreen({ id }: { id: string }) {
  const { terms } = useTenant();
  const project = useQuery({
    queryKey: ['projects', 'details', id],
    queryFn: ({ signal }) => call(projects.details, { params: { id }, signal }),
    meta: { thing: () => terms.project },
  });
  const clients = useQuery(clientData.list);
  const statuses = useQuery(projectStatusesQuery);
  const { title, location, deleted } = project.data ?? {};
  const client = clients.data?.find((one) => one.id === project.data?.client);
  const status = statuses.data?.find((one) => one.id === project.data?.status);
  return (
    <DetailsScreen
      title={title ?? terms.project}
      back={{ to: '/projecten', label: `Terug naar de ${terms.projects.toLowerCase()}` }}
      error={project.error ?? clients.error ?? statuses.error}
      onRetry={() => void Promise.all([project.refetch(), clients.refetch(), statuses.refetch()])}
    >
      {project.data && clients.data && statuses.data && (
        <Facts
          facts={[
            [
              'Klant',
              client && (
                <Anchor component={Link} to={`/klant-details/${client.id}`}>
                  {client.name}
                </Anchor>
              ),
            ],
            ['Status', status?.status],
            ['Locatie', location],
            ['Verwijderd', deleted && 'Ja, alleen de geschiedenis noemt het nog'],
          ]}
        />
      )}
    </DetailsScreen>
  );
}
