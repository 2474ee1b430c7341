import { createRoot } from 'react-dom/client';
import { createApp } from './create-app.tsx';
import { startApp } from './pwa/start.ts';

const { app, router, queryClient } = createApp();
startApp(router, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root');

createRoot(root).render(app);
