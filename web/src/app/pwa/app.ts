import { isShowingLastAnswer, whenShowingLastAnswer } from '../../lib/api/cache/last-answer.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';
import { addOverlay } from '../../ui/drawer/overlays.tsx';
import type { AppRouter } from '../router.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import { followWorker } from './worker.ts';

/** The sign of a returned network often comes before it can be used. */
const AGAIN_MS = 5_000;

/** Checks tenant and session again once the server can be reached, if the application started without a connection. */
function recheckSessionOnReconnect(router: AppRouter): void {
  const { queryClient } = router.options.context;
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = async () => {
    const before = queryClient.getQueryData(sessionQuery.queryKey);
    await queryClient.fetchQuery({ ...tenantQuery, staleTime: 0 });
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (isShowingLastAnswer()) return;
    clearInterval(timer);
    timer = undefined;
    removeEventListener('online', look);
    // Another user must not see the first one's data.
    if (session && session.username !== before?.username) return location.reload();
    await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
  };
  const look = () => void check().catch(() => undefined);
  whenShowingLastAnswer(() => {
    if (timer !== undefined) return;
    timer = setInterval(look, AGAIN_MS);
    addEventListener('online', look);
  });
}

export { offerUpdate } from './update.ts';

export function runApp(router: AppRouter, loadedBy: ServiceWorker | null): void {
  addOverlay('update', UpdateBar);
  recheckSessionOnReconnect(router);
  // Development has no worker, because every file comes from Vite.
  if (import.meta.env.PROD) followWorker(loadedBy).catch(() => undefined);
}
