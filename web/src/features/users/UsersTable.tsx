import type { User } from '@ploegplan/contract/users';
import { formatFullMoment, formatMoment } from '../../lib/moments.ts';
import { kindOf } from '../../lib/user-kinds.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import type { UsersSort } from './list.ts';
import { SendButton } from './SendButton.tsx';
import { Standing, standingText } from './Standing.tsx';
import classes from './users.module.css';

export interface UsersListProps {
  users: readonly User[];
  /** One's own account. */
  ownId: string | undefined;
  sort: UsersSort;
  onSort: (sort: UsersSort) => void;
  onOpen: (user: User) => void;
}

const orNone = (text: string) => text || <span className={classes.none}>–</span>;

const columnsFor = (ownId: string | undefined): Column<User, UsersSort['sortBy']>[] => [
  {
    key: 'username',
    label: 'Gebruikersnaam',
    width: 20,
    hint: ({ username }) => username,
    cell: ({ id, username }) => (id === ownId ? `${username} (jij)` : username),
  },
  {
    key: 'employeeName',
    label: 'Werknemer',
    width: 19,
    hint: ({ employeeName }) => employeeName,
    cell: ({ employeeName }) => orNone(employeeName),
  },
  {
    key: 'email',
    label: 'E-mail',
    width: 24,
    hint: ({ email }) => email,
    cell: ({ email }) => orNone(email),
  },
  { key: 'kind', label: 'Soort', width: 16, hint: kindOf, cell: kindOf },
  {
    key: 'state',
    label: 'Status',
    width: 11,
    hint: standingText,
    cell: (user) => <Standing user={user} />,
  },
  {
    key: 'lastUsedAt',
    label: 'Laatst gezien',
    width: 10,
    hint: ({ lastUsedAt }) => (lastUsedAt ? formatFullMoment(lastUsedAt) : ''),
    cell: ({ lastUsedAt }) => orNone(lastUsedAt ? formatMoment(lastUsedAt) : ''),
  },
];

/** The accounts of the tenant below each other, each with the mail that is likely to be sent. */
export function UsersTable({ users, ownId, sort, onSort, onOpen }: UsersListProps) {
  return (
    <div className={classes.scroller}>
      <DataTable
        label="Gebruikers"
        columns={columnsFor(ownId)}
        rows={users}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        actions={(user) => <SendButton user={user} />}
      />
    </div>
  );
}
