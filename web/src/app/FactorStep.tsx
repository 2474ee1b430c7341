import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FactorGate } from '../features/account/factors/FactorGate.tsx';
import { getPendingLogin, setPendingLogin } from '../features/session/pending-login.ts';
import { useContinueAfterLogin, useLogout } from '../features/session/queries.ts';
import { isGated, sessionQuery, useSession } from '../lib/session/session.ts';

/** The second step of signing in, and what comes after it. Default export for lazy loading. */
export default function FactorStep() {
  const step = useSession()?.factorStep;
  const queryClient = useQueryClient();
  const router = useRouter();
  const goOn = useContinueAfterLogin();
  const logout = useLogout();
  const onDone = async () => {
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    const arrival = getPendingLogin();
    if (!arrival || isGated(session)) return router.invalidate();
    setPendingLogin(null);
    await goOn(arrival.emailEmpty);
  };
  return step && <FactorGate step={step} onDone={onDone} onLogout={logout} />;
}
