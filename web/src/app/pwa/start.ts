import { isStandalone, watchInstallation } from '../../lib/install.ts';
import type { AppRouter } from '../router.tsx';
import { followGoneChunks } from './gone-chunk.ts';

/** The first screen loads before anything else does. */
const AFTER_MS = 3_000;

/** What makes an app of the pages; loaded when they stand. */
export function startApp(router: AppRouter): void {
  watchInstallation();
  const load = () => import('./app.ts');
  followGoneChunks(() => void load().then(({ offerUpdate }) => offerUpdate()));
  const begin = () => void load().then(({ runApp }) => runApp(router));
  if (isStandalone()) begin();
  else setTimeout(begin, AFTER_MS);
}
