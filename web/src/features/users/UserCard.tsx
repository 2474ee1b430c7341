import type { User } from '@ploegplan/contract/users/schemas';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import { AccountStatus } from './AccountStatus.tsx';

export function UserCard({ user, isOwn }: { user: User; isOwn: boolean }) {
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
