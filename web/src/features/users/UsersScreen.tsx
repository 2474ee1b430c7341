import { Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users.schemas';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { userData, usersSort } from '../../data/users.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useSession } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { List } from '../../ui/table/List.tsx';
import { useList } from '../../ui/table/useList.ts';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { BulkActions } from './BulkActions.tsx';
import { columnsFor } from './columns.tsx';
import type { Subject } from './form/subject.ts';
import { SendButton } from './SendButton.tsx';
import { UserCard } from './UserCard.tsx';

const loadDrawer = () => import('./form/UserDrawer.tsx');
const UserDrawer = lazy(loadDrawer);

const sendButton = (user: User) => <SendButton user={user} />;

/** The accounts of the tenant, and the drawer to add or change one. */
export function UsersScreen() {
  const query = useQuery(userData.list);
  const users = query.data;
  const session = useSession();
  const sort = useRemembered(usersSort);
  const { drawer, show, close } = useDrawerSubject<Subject>();
  const ownId = users?.find(({ username }) => username === session?.username)?.id;
  const columns = useMemo(() => columnsFor(ownId), [ownId]);
  const list = useList({ name: 'users', title: 'Gebruikers', columns, rows: users, sort });
  const add = () => show({ kind: 'new', id: uuidv7() });
  const isLoaded = users !== undefined;

  // The form comes once the list is there, before the first click.
  useEffect(() => {
    if (isLoaded) loadDrawer().catch(() => undefined);
  }, [isLoaded]);

  return (
    <Screen
      title="Gebruikers"
      layout="fill"
      add={{ onAdd: add, disabled: !isLoaded }}
      sort={list.sortChoice}
      canPrint
    >
      <List
        list={list}
        nouns={['gebruiker', 'gebruikers']}
        query={query}
        onOpen={(user) => show({ kind: 'change', user })}
        actions={sendButton}
        bulkActions={(ticked, keep) => <BulkActions users={ticked} ownId={ownId} onDone={keep} />}
        card={(user) => <UserCard user={user} isOwn={user.id === ownId} />}
        empty={<NoUsers onAdd={add} />}
      />
      {drawer && users && (
        <Suspense>
          <UserDrawer
            key={drawer.opening}
            opened={drawer.opened}
            subject={drawer.subject}
            users={users}
            ownId={ownId}
            onClose={close}
          />
        </Suspense>
      )}
    </Screen>
  );
}

const NoUsers = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<IconUsers size={32} stroke={1.5} aria-hidden />}
    title="Nog geen gebruikers"
    text="Geef iemand een gebruikersnaam, en nodig die uit."
  >
    <Button onClick={onAdd}>Gebruiker toevoegen</Button>
  </EmptyState>
);
