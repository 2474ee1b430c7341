import { isEmployee } from '@ploegplan/contract/session/access';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../data/company/account.ts';
import { useSession } from '../../lib/session/session.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
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
