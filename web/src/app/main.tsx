import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { delay } from '../lib/delay.ts';
import { createApp } from './create-app.tsx';
import { startApp } from './pwa/start.ts';

/** How long nothing is drawn while the first page is resolved; the router's own delay before it shows that it loads. */
const BLANK_MS = 300;

/**
 * Starts in several tasks, between which a slow phone can answer a touch. The first page is resolved before it is drawn: React
 * draws it in slices then, where a change of the router's store would be drawn at one go.
 */
async function start(root: HTMLElement | null) {
  if (!root) throw new Error('index.html has no element with id root');
  await delay(0);
  const { app, router, queryClient } = createApp();
  startApp(router, queryClient);
  await delay(0);
  const loading = router.load().finally(() => {
    // Later they would be old, or of another user.
    delete window.earlyAnswers;
  });
  await Promise.race([loading, delay(BLANK_MS)]);
  await delay(0);
  startTransition(() => createRoot(root).render(app));
}

void start(document.getElementById('root'));
