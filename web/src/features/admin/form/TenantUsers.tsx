import type { User } from '@ploegplan/contract/users/schemas';
import { useQuery } from '@tanstack/react-query';
import { tenantUsersQuery } from '../../../data/company/tenants.ts';
import { formatUserKind } from '../../../data/company/user-kinds.ts';
import { DrawerPart } from '../../../ui/drawer/DrawerPart.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import plain from '../../../ui/table/plain-table.module.css';

const states: Record<User['state'], string> = {
  active: 'Actief',
  invited: 'Uitgenodigd',
  inactive: 'Inactief',
};

export function TenantUsers({ id }: { id: string }) {
  const { data: users, error, refetch } = useQuery(tenantUsersQuery(id));
  return (
    <DrawerPart
      heading={
        <>Gebruikers{users && <span className="text-quiet font-normal"> {users.length}</span>}</>
      }
    >
      {!users && !error && <ListSkeleton rows={3} height={24} />}
      {!users && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {users?.length === 0 && <p>Dit bedrijf heeft nog geen gebruikers.</p>}
      {users && users.length > 0 && <UserTable users={users} />}
    </DrawerPart>
  );
}

function UserTable({ users }: { users: readonly User[] }) {
  return (
    <table className={plain.table}>
      <thead>
        <tr>
          <th scope="col">Gebruikersnaam</th>
          <th scope="col">Soort</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th className="wrap-anywhere" scope="row">
              {user.username}
            </th>
            <td>{formatUserKind(user)}</td>
            <td>{states[user.state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
