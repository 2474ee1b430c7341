import type { QueryClient } from '@tanstack/react-query';
import { isStandalone, watchInstallation } from '../../lib/install.ts';
import { whenQueriesSettle } from '../../lib/when-queries-settle.ts';
import type { AppRouter } from '../router.tsx';
import { guardExit } from './exit-guard.ts';
import { followGoneChunks } from './gone-chunk.ts';

/** The first screen loads before anything else does. */
const AFTER_MS = 3_000;
const RETRY_MS = 10_000;

/** What makes an app of the pages; loaded when they stand. */
export function startApp(router: AppRouter, client: QueryClient): void {
  watchInstallation();
  // Not with the rest: the first touch may come before that is there.
  guardExit(router);
  const load = () => import('./app.ts');
  followGoneChunks(() => void load().then(({ offerUpdate }) => offerUpdate()));
  const begin = () => {
    load().then(
      ({ runApp }) => runApp(router),
      () => setTimeout(begin, RETRY_MS),
    );
  };
  if (isStandalone()) begin();
  else void whenQueriesSettle(client, AFTER_MS).then(begin);
}
