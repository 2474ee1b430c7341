import { isEmployee } from '@ploegplan/contract/rules/access';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../data/account.ts';
import { useSession } from '../../lib/session/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { Appearance } from './Appearance.tsx';
import { Devices } from './Devices.tsx';
import { EmailSection } from './EmailSection.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordSection } from './PasswordSection.tsx';

export function AccountScreen() {
  const session = useSession();
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <Screen title="Profiel">
      <div className="flex flex-col gap-8" style={{ maxWidth: '36rem' }}>
        {!account && !error && <ListSkeleton rows={4} height={96} />}
        {!account && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {account && (
          <>
            <OwnData account={account} />
            <EmailSection account={account} />
            <PasswordSection account={account} />
            {session && isEmployee(session) && <OwnCalendar />}
            <Appearance />
            <Devices />
          </>
        )}
      </div>
    </Screen>
  );
}
