import '../lib/language/start.ts';
import { createRoot } from 'react-dom/client';
import { waitFor } from '../lib/delay.ts';
import { createApp } from './create-app.tsx';
import { startApp } from './pwa/start.ts';

/**
 * The time that the bar of index.html stays while the first page is resolved; on a slower network the router's own sign takes its place.
 */
const BAR_MS = 1_500;

async function start(root: HTMLElement | null) {
  if (!root) throw new Error('index.html has no element with id root');
  const { app, router, queryClient } = createApp();
  startApp(router, queryClient);
  // The code of the page is fetched while the server is asked who is signed in.
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const route of routes) void router.loadRouteChunk(route);
  await Promise.race([router.load(), waitFor(BAR_MS)]);
  createRoot(root).render(app);
}

void start(document.getElementById('root'));
