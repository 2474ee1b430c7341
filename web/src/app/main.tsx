import './theme/ground.css';
import './theme/accent.css';
import './theme/page.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../lib/query-client.ts';
import { Overlays } from '../ui/overlays.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { startApp } from './pwa/start.ts';
import { createAppRouter } from './router.tsx';
import { followSession } from './session-ended.ts';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { readableColors, theme } from './theme/theme.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
followSession(router, queryClient);
startApp(router, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={readableColors}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <CatchBoundary getResetKey={() => 'page'} errorComponent={BrokenPage}>
          <RouterProvider router={router} />
          <Overlays />
        </CatchBoundary>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
