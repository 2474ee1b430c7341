import type { User } from '@ploegplan/contract/users/schemas';
import { formatFullMoment, formatMoment } from '../../../lib/dates/moments.ts';
import { AccountStatus } from '../AccountStatus.tsx';

interface Props {
  user: User;
  isOwn: boolean;
}

/** Shows whose account the drawer edits, as saved, and when it was last used. */
export function UserHead({ user, isOwn }: Props) {
  const { username, employeeName, lastUsedAt, needsPasswordChange } = user;
  return (
    <div className="flex flex-col gap-1 mb-4 pb-4 border-b">
      <div className="font-semibold text-lg wrap-anywhere">
        {employeeName || username}
        {isOwn && ' (jij)'}
      </div>
      <div className="flex flex-wrap gap-x-4 text-quiet text-sm">
        <AccountStatus user={user} />
        <span title={lastUsedAt ? formatFullMoment(lastUsedAt) : undefined}>
          {lastUsedAt ? `Laatst gezien: ${formatMoment(lastUsedAt)}` : 'Nog nooit ingelogd'}
        </span>
      </div>
      {needsPasswordChange && (
        <div className="flex flex-wrap gap-x-4 text-quiet text-sm">Moet wachtwoord wijzigen</div>
      )}
    </div>
  );
}
