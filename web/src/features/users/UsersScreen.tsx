import { ActionIcon, Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users/schemas';
import { IconLink, IconMailForward, IconUserOff, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import { useOwnUserId, userData, usersSort } from '../../data/company/users.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { AccountStatus } from './AccountStatus.tsx';
import { formatCount, type Task, useBulk } from './bulk.ts';
import { createUserColumns } from './columns.tsx';
import { listMails, mailLabels, useSending } from './sending.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface BulkActionsProps {
  users: readonly User[];
  ownId: string | undefined;
  /** Keeps these selected: the users for whom it failed. */
  onDone: (failed: readonly User[]) => void;
}

/** Bulk actions on users; each applies to the selected users that it makes sense for. */
function BulkActions({ users, ownId, onDone }: BulkActionsProps) {
  const { run, running } = useBulk(onDone);
  const invited = users.filter(({ state, email }) => state === 'invited' && email !== '');
  const active = users.filter(({ id, state }) => state !== 'inactive' && id !== ownId);
  const button = (task: Task, chosen: readonly User[]) => ({
    variant: 'default' as const,
    disabled: chosen.length === 0 || running !== null,
    loading: running === task,
    onClick: () => void run(task, chosen),
  });
  return (
    <>
      <Button leftSection={<IconMailForward {...icon} />} {...button('invite', invited)}>
        Uitnodiging sturen{formatCount(invited)}
      </Button>
      <Button leftSection={<IconUserOff {...icon} />} {...button('deactivate', active)}>
        Deactiveren{formatCount(active)}
      </Button>
    </>
  );
}

const icons = { invitation: IconMailForward, link: IconLink } as const;

/** Offers at the end of a row the one mail that this user is likely to need. */
function SendButton({ user }: { user: User }) {
  const { send, sending } = useSending(user);
  const [mail] = listMails(user);
  if (!mail || user.email === '') return null;
  const Icon = icons[mail];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={`${mailLabels[mail]} naar ${user.username}`}
      title={mailLabels[mail]}
      loading={sending !== null}
      onClick={() => send(mail)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

function UserCard({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { username, employeeName, email } = user;
  const details = [employeeName, formatUserKind(user)].filter(Boolean).join(' · ');
  return (
    <span
      className="grid items-center"
      style={{ gridTemplateColumns: '1fr auto', gap: '0.125rem 0.75rem' }}
    >
      <span className="truncate font-semibold">{isOwn ? `${username} (jij)` : username}</span>
      <AccountStatus user={user} />
      <span className="col-span-full text-quiet text-sm wrap-anywhere">{details}</span>
      {email && <span className="col-span-full text-quiet text-sm wrap-anywhere">{email}</span>}
    </span>
  );
}

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
