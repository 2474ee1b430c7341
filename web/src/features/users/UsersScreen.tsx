import { useDebouncedValue } from '@mantine/hooks';
import type { User } from '@ploegplan/contract/users';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useRemembered } from '../../lib/remembered.ts';
import { useSession } from '../../lib/session.ts';
import { useDrawerSubject } from '../../ui/drawer-subject.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import type { Subject } from './form/useUserForm.ts';
import { searchUsers, usersSortOf } from './list.ts';
import { usersQuery } from './queries.ts';
import { UsersBar } from './UsersBar.tsx';
import { UsersList } from './UsersList.tsx';
import classes from './users.module.css';

const loadDrawer = () => import('./form/UserDrawer.tsx');
const UserDrawer = lazy(loadDrawer);

/** 200 ms (specification, section 9). */
const DEBOUNCE_MS = 200;

function countOf(users: readonly User[], search: string): string {
  const all = users.length === 1 ? '1 gebruiker' : `${users.length} gebruikers`;
  return search.trim() === '' ? all : `${searchUsers(users, search).length} van ${all}`;
}

/** The accounts of the tenant, and the drawer to add or change one. */
export function UsersScreen() {
  const { data: users, error, refetch } = useQuery(usersQuery);
  const session = useSession();
  const [remembered, setSort] = useRemembered('usersSort');
  const sort = usersSortOf(remembered);
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search, DEBOUNCE_MS);
  const { drawer, show, close } = useDrawerSubject<Subject>();
  const own = users?.find(({ username }) => username === session?.username);
  const add = () => show({ kind: 'new', id: uuidv7() });
  const isLoaded = users !== undefined;

  // The form comes once the list is there, before the first click.
  useEffect(() => {
    if (isLoaded) loadDrawer().catch(() => undefined);
  }, [isLoaded]);

  return (
    <Screen title="Gebruikers" layout="fill" add={{ onAdd: add, disabled: !isLoaded }}>
      <div className={classes.screen}>
        <UsersBar
          search={search}
          onSearch={setSearch}
          count={users ? countOf(users, wanted) : ''}
        />
        {!users && !error && (
          <div className={classes.waiting}>
            <ListSkeleton rows={12} height={24} />
          </div>
        )}
        {!users && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {users && (
          <UsersList
            users={users}
            ownId={own?.id}
            search={wanted}
            onShowAll={() => setSearch('')}
            sort={sort}
            onSort={setSort}
            onOpen={(user) => show({ kind: 'change', user })}
            onAdd={add}
          />
        )}
      </div>
      {drawer && users && (
        <Suspense>
          <UserDrawer
            key={drawer.opening}
            opened={drawer.opened}
            subject={drawer.subject}
            users={users}
            ownId={own?.id}
            onClose={close}
          />
        </Suspense>
      )}
    </Screen>
  );
}
