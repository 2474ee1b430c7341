import './theme/ground.css';
import './theme/accent.css';
import './theme/page.css';
import './theme/utilities.css';
import 'virtual:theme-variables.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createQueryClient } from '../lib/api/cache/query-client.ts';
import { onNotify } from '../lib/notify.ts';
import { onQuestion } from '../lib/question.ts';
import { Overlays } from '../ui/drawer/overlays.tsx';
import { confirm } from '../ui/messages/confirm.ts';
import { showMessage } from '../ui/messages/show-message.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { type AppRouter, createAppRouter } from './router.tsx';
import { handleSessionEvents } from './session-ended.ts';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { theme } from './theme/theme.ts';

export interface App {
  app: ReactNode;
  router: AppRouter;
  queryClient: QueryClient;
}

/** Creates the whole application with its router and query cache, at the browser's current address. */
export function createApp(): App {
  onNotify((...message) => void showMessage(...message));
  onQuestion(confirm);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  handleSessionEvents(router, queryClient);
  const app = (
    <StrictMode>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <CatchBoundary getResetKey={() => 'page'} errorComponent={BrokenPage}>
            <RouterProvider router={router} />
            <Overlays />
          </CatchBoundary>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
  return { app, router, queryClient };
}
