import { addOverlay } from '../../ui/drawer/overlays.tsx';
import type { AppRouter } from '../router.tsx';
import { recheckSessionOnReconnect } from './recheck-session.ts';
import { UpdateBar } from './UpdateBar.tsx';
import { followWorker } from './worker.ts';

export { offerUpdate } from './update.ts';

export function runApp(router: AppRouter, loadedBy: ServiceWorker | null): void {
  addOverlay('update', UpdateBar);
  recheckSessionOnReconnect(router);
  // Development has no worker, because every file comes from Vite.
  if (import.meta.env.PROD) followWorker(loadedBy).catch(() => undefined);
}
