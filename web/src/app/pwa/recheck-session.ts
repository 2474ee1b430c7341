import { isShowingLastAnswer } from '../../lib/last-answer.ts';
import { sessionQuery } from '../../lib/session.ts';
import { tenantQuery } from '../../lib/tenant.ts';
import type { AppRouter } from '../router.tsx';

const AGAIN_MS = 15_000;

/** Asks the server, once it can be reached, who is signed in after all, if the application began without connection. */
export function recheckSessionOnReconnect(router: AppRouter): void {
  if (!isShowingLastAnswer()) return;
  const { queryClient } = router.options.context;
  const check = async () => {
    const before = queryClient.getQueryData(sessionQuery.queryKey);
    await queryClient.fetchQuery({ ...tenantQuery, staleTime: 0 });
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (isShowingLastAnswer()) return;
    stop();
    // Nothing of one user is shown to another.
    if (session && session.username !== before?.username) return location.reload();
    await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
  };
  const look = () => void check().catch(() => undefined);
  const timer = setInterval(look, AGAIN_MS);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('online', look);
  };
  addEventListener('online', look);
}
