import { isShowingLastAnswer } from '../../lib/api/last-answer.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';
import type { AppRouter } from '../router.tsx';

const AGAIN_MS = 15_000;

/** Checks tenant and session again once the server can be reached, if the application started without a connection. */
export function recheckSessionOnReconnect(router: AppRouter): void {
  if (!isShowingLastAnswer()) return;
  const { queryClient } = router.options.context;
  const check = async () => {
    const before = queryClient.getQueryData(sessionQuery.queryKey);
    await queryClient.fetchQuery({ ...tenantQuery, staleTime: 0 });
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (isShowingLastAnswer()) return;
    stop();
    // Another user must not see the first one's data.
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
  // This is loaded after the first screen: the network may have returned before.
  look();
}
