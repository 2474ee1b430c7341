import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  lazyRouteComponent,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { ScreenSkeleton } from '../ui/states/skeletons.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { Page } from './guard.ts';

export interface RouterContext {
  queryClient: QueryClient;
  /** The page of an address on this site. */
  findPage: (href: string) => Page;
}

interface MatchedRoute {
  fullPath: string;
  options: { staticData?: StaticDataRouteOption };
}

const toPage = (routes: readonly MatchedRoute[]): Page => ({
  path: routes.at(-1)?.fullPath ?? '/',
  access: routes.flatMap(({ options }) => options.staticData?.access ?? []),
});

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      findPage: (href: string): Page => {
        const [routes] = router.getMatchedRoutes(new URL(href, location.origin).pathname);
        return toPage(routes);
      },
    },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./NotFoundScreen.tsx'),
      'NotFoundScreen',
    ),
    scrollRestoration: true,
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
