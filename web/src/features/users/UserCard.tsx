import type { User } from '@ploegplan/contract/users/schemas';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import { AccountStatus } from './AccountStatus.tsx';
import classes from './users.module.css';

export function UserCard({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { username, employeeName, email } = user;
  const details = [employeeName, formatUserKind(user)].filter(Boolean).join(' · ');
  return (
    <span className={classes.card}>
      <span className={classes.cardName}>{isOwn ? `${username} (jij)` : username}</span>
      <AccountStatus user={user} />
      <span className={classes.cardDetails}>{details}</span>
      {email && <span className={classes.cardDetails}>{email}</span>}
    </span>
  );
}
