import { Anchor } from '@mantine/core';
import type { Client } from '@ploegplan/contract/clients/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientData } from '../../data/records/clients.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { projectData } from '../../data/records/projects.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { clientFields } from './fields.tsx';

/** The number of its projects that are shown at first. */
const FIRST = 5;

/** Links to the projects of a client that are not finished; nothing when there are none. */
function useRunningProjects(clientId: string) {
  const { data: projects } = useQuery(projectData.list);
  const { data: statuses } = useQuery(statusData.list);
  // On a phone the drawer has a history entry, which navigation replaces.
  const replace = useIsPhone();
  if (!projects || !statuses) return null;
  const finished = statuses.filter(({ closed }) => closed).map(({ id }) => id);
  const running = removeDeleted(projects).filter(
    ({ client, status }) => client === clientId && !finished.includes(status ?? ''),
  );
  if (running.length === 0) return null;
  const more = running.length - FIRST;
  const links = running.slice(0, FIRST).map(({ id, title }) => ({
    to: `/project-details/${id}`,
    text: title,
  }));
  if (more > 0)
    links.push({ to: `/klant-details/${clientId}`, text: `Nog ${more} op de klantpagina` });
  return links.map(({ to, text }) => (
    <div key={to}>
      <Anchor renderRoot={(props) => <Link {...props} to={to} replace={replace} />}>{text}</Anchor>
    </div>
  ));
}

export function ClientDrawer(props: RecordDetailsProps<Client>) {
  const { terms } = useTenant();
  const running = useRunningProjects(props.id);
  const [isAdding, setAdding] = useResumedState('adding to client', false);
  return (
    <>
      <RecordDetails
        {...props}
        data={clientData}
        fields={clientFields}
        facts={() => [[`Lopende ${toLowerCase(terms.projects)}`, running]]}
        links={({ id }) => [
          { label: 'Klantpagina', to: `/klant-details/${id}`, Icon: IconAddressBook },
        ]}
        actions={() => [
          { label: `${terms.project} toevoegen`, Icon: IconPlus, onClick: () => setAdding(true) },
        ]}
      />
      <NestedAddDrawer
        subject="projects"
        given={{ client: props.id }}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
