import type { User } from '@ploegplan/contract/users/schemas';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnUserId, userData, usersSort } from '../../data/company/users.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { BulkActions } from './BulkActions.tsx';
import { createUserColumns } from './columns.tsx';
import { SendButton } from './SendButton.tsx';
import { UserCard } from './UserCard.tsx';

const UserDrawer = createLazyPart(() => import('./form/UserDrawer.tsx'));

const sendButton = (user: User) => <SendButton user={user} />;

interface Props {
  /** The account to open at once. */
  wanted: string | undefined;
  onShown: () => Promise<void>;
}

export function UsersScreen({ wanted, onShown }: Props) {
  const query = useQuery(userData.list);
  const ownId = useOwnUserId();
  const columns = useMemo(() => createUserColumns(ownId), [ownId]);

  return (
    <RecordScreen
      title="Gebruikers"
      name="users"
      nouns={['gebruiker', 'gebruikers']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={usersSort}
      wish={wanted === undefined ? undefined : { id: wanted, onShown }}
      actions={sendButton}
      bulkActions={(ticked, keep) => <BulkActions users={ticked} ownId={ownId} onDone={keep} />}
      card={(user) => <UserCard user={user} isOwn={user.id === ownId} />}
      empty={{
        Icon: IconUsers,
        title: 'Nog geen gebruikers',
        text: 'Geef iemand een gebruikersnaam, en nodig die uit.',
        addLabel: 'Gebruiker toevoegen',
      }}
      Form={UserDrawer}
    />
  );
}
