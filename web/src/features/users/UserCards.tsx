import type { User } from '@ploegplan/contract/users';
import { IconChevronRight } from '@tabler/icons-react';
import { kindOf } from '../../lib/user-kinds.ts';
import { Standing } from './Standing.tsx';
import type { UsersListProps } from './UsersTable.tsx';
import classes from './users.module.css';

type Props = Pick<UsersListProps, 'users' | 'ownId' | 'onOpen'>;

/** The accounts on a phone. */
export function UserCards({ users, ownId, onOpen }: Props) {
  return (
    <ul className={classes.cards} aria-label="Gebruikers">
      {users.map((user) => (
        <li key={user.id}>
          <UserCard user={user} isOwn={user.id === ownId} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Pick<Props, 'onOpen'> {
  user: User;
  isOwn: boolean;
}

function UserCard({ user, isOwn, onOpen }: CardProps) {
  const { username, employeeName, email } = user;
  const details = [employeeName, kindOf(user)].filter(Boolean).join(' · ');
  return (
    <button type="button" className={classes.card} onClick={() => onOpen(user)}>
      <span className={classes.cardName}>{isOwn ? `${username} (jij)` : username}</span>
      <Standing user={user} />
      <span className={classes.cardDetails}>{details}</span>
      {email && <span className={classes.cardDetails}>{email}</span>}
      <IconChevronRight className={classes.chevron} size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
