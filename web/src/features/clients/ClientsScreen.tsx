import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconAddressBook, IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientData, clientsSort } from '../../data/records/clients.ts';
import { projectData } from '../../data/records/projects.ts';
import { combineQueries } from '../../lib/api/cache/combine-queries.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatTellingPlace } from '../../lib/values/location.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { ClientDrawer } from './ClientDrawer.tsx';
import { clientFields } from './fields.tsx';

const ClientForm = createLazyPart(() => import('./ClientForm.tsx'));

/** The fields of a client, and how many projects in use each has. */
function createClientColumns(term: string, projects: readonly Project[]): Columns<Client> {
  const counts = new Map<string | null, number>();
  for (const { client } of removeDeleted(projects)) {
    counts.set(client, (counts.get(client) ?? 0) + 1);
  }
  const value = ({ id }: Client) => counts.get(id) ?? 0;
  return [
    ...createColumns(clientFields),
    { key: 'projects', label: term, width: 6, kind: 'number', value },
  ];
}

export function ClientsScreen() {
  const { terms } = useTenant();
  const navigate = useNavigate();
  const clients = useQuery(clientData.list);
  const projects = useQuery(projectData.list);
  const columns = useMemo(
    () => createClientColumns(terms.projects, projects.data ?? []),
    [terms.projects, projects.data],
  );
  return (
    <RecordScreen
      title="Klanten"
      name="clients"
      nouns={['klant', 'klanten']}
      columns={columns}
      rows={projects.data && clients.data}
      query={combineQueries(clients, projects)}
      sort={clientsSort}
      more={[
        {
          label: 'Importeren',
          Icon: IconFileImport,
          onChoose: () => void navigate({ to: '/klanten/import' }),
        },
      ]}
      card={(client) => (
        <CardText
          name={client.name}
          details={[client.companyname !== client.name && client.companyname, client.number]}
        >
          {(client.location || client.phonenumber) && (
            <span>{formatTellingPlace(client.location) || client.phonenumber}</span>
          )}
        </CardText>
      )}
      empty={{
        Icon: IconAddressBook,
        title: 'Nog geen klanten',
        text: `Voor wie je werkt, staat hier. Bij een ${toLowerCase(terms.project)} kies je de klant.`,
        addLabel: 'Klant toevoegen',
      }}
      Details={ClientDrawer}
      Form={ClientForm}
    />
  );
}
