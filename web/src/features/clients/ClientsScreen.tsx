import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { clientData, clientsSort } from '../../data/clients.ts';
import { projectData } from '../../data/projects.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { List } from '../../ui/table/List.tsx';
import { useList } from '../../ui/table/useList.ts';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { ClientDrawer } from './ClientDrawer.tsx';
import { clientColumns, countByClient } from './columns.ts';

const AddClientDrawer = lazy(() => import('./form/AddClientDrawer.tsx'));

/** The clients in use, and the columns with what is counted for each of them. */
function useClients() {
  const { terms } = useTenant();
  const clients = useQuery(clientData.list);
  const projects = useQuery(projectData.list);
  const isLoaded = clients.data !== undefined && projects.data !== undefined;
  const rows = useMemo(() => withoutDeleted(clients.data ?? []), [clients.data]);
  const columns = useMemo(
    () => clientColumns(terms.projects, countByClient(projects.data ?? [])),
    [terms.projects, projects.data],
  );
  return {
    rows: isLoaded ? rows : undefined,
    columns,
    error: clients.error ?? projects.error,
    refetch: () => Promise.all([clients.refetch(), projects.refetch()]),
  };
}

export function ClientsScreen() {
  const { rows, columns, ...query } = useClients();
  const sort = useRemembered(clientsSort);
  const list = useList({ name: 'clients', title: 'Klanten', columns, rows, sort });
  const details = useDrawerSubject<string>();
  const adding = useDrawerSubject<'client'>();
  const add = () => adding.show('client');
  return (
    <Screen title="Klanten" layout="fill" add={{ onAdd: add }} sort={list.sortChoice} canPrint>
      <List
        list={list}
        nouns={['klant', 'klanten']}
        query={query}
        onOpen={({ id }) => details.show(id)}
        empty={
          <EmptyState
            icon={<IconAddressBook size={32} stroke={1.5} aria-hidden />}
            title="Nog geen klanten"
            text="Voor wie je werkt, staat hier. Bij een project kies je de klant."
          >
            <Button onClick={add}>Klant toevoegen</Button>
          </EmptyState>
        }
      />
      {details.drawer && (
        <ClientDrawer
          key={details.drawer.opening}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
        />
      )}
      {adding.drawer && (
        <Suspense>
          <AddClientDrawer opened={adding.drawer.opened} onClose={adding.close} />
        </Suspense>
      )}
    </Screen>
  );
}
