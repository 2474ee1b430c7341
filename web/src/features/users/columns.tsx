import type { User } from '@ploegplan/contract/users/schemas';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import type { Columns } from '../../ui/table/columns.ts';
import { AccountStatus, formatAccountStatus } from './AccountStatus.tsx';
import { states } from './states.ts';

/** The columns of the users list; the own account is marked. */
export const createUserColumns = (ownId: string | undefined): Columns<User> => [
  {
    key: 'username',
    label: 'Gebruikersnaam',
    width: 12,
    value: ({ username }) => username,
    cell: ({ id, username }) => (id === ownId ? `${username} (jij)` : username),
  },
  {
    key: 'employeeName',
    label: 'Werknemer',
    width: 11,
    value: ({ employeeName }) => employeeName,
  },
  { key: 'email', label: 'E-mail', width: 14, value: ({ email }) => email },
  { key: 'kind', label: 'Soort', width: 12, value: formatUserKind },
  {
    key: 'state',
    label: 'Status',
    width: 7,
    value: ({ state }) => states[state],
    hint: formatAccountStatus,
    cell: (user) => <AccountStatus user={user} />,
  },
  {
    key: 'lastUsedAt',
    label: 'Laatst gezien',
    width: 7,
    kind: 'moment',
    value: ({ lastUsedAt }) => lastUsedAt,
  },
];
