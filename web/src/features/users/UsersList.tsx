import { Button } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { searchUsers, sortUsers } from './list.ts';
import { UserCards } from './UserCards.tsx';
import { PhoneSort } from './UsersBar.tsx';
import { type UsersListProps, UsersTable } from './UsersTable.tsx';
import classes from './users.module.css';

interface Props extends UsersListProps {
  search: string;
  onShowAll: () => void;
  onAdd: () => void;
}

/** The users that were looked for: a table, cards on a phone, or why there are none. */
export function UsersList({ users, search, onShowAll, onAdd, ...list }: Props) {
  const isPhone = useIsPhone();
  const shown = useMemo(
    () => sortUsers(searchUsers(users, search), list.sort),
    [users, search, list.sort],
  );
  if (users.length === 0) {
    return (
      <EmptyState
        icon={<IconUsers size={32} stroke={1.5} />}
        title="Nog geen gebruikers"
        text="Geef iemand een gebruikersnaam, en nodig die uit."
      >
        <Button onClick={onAdd}>Gebruiker toevoegen</Button>
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} />}
        title={`Niets gevonden voor ‘${search.trim()}’`}
        text="Zoek op gebruikersnaam, naam of e-mailadres."
      >
        <Button variant="default" onClick={onShowAll}>
          Alle gebruikers tonen
        </Button>
      </EmptyState>
    );
  }
  if (!isPhone) return <UsersTable users={shown} {...list} />;
  return (
    <div className={classes.scroller}>
      <PhoneSort sort={list.sort} onSort={list.onSort} />
      <UserCards users={shown} {...list} />
    </div>
  );
}
