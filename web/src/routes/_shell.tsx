import { isAdmin } from '@ploegplan/contract/session/access';
import { createFileRoute } from '@tanstack/react-router';
import { SharedParts } from '../app/shell/SharedParts.tsx';
import { Shell } from '../app/shell/Shell.tsx';
import { statusData } from '../data/records/project-statuses.ts';
import { waitFor } from '../lib/delay.ts';
import { isGated, sessionQuery } from '../lib/session/session.ts';

/** The longest wait for the statuses, so that the menu does not grow after it is shown. */
const MENU_WAIT_MS = 300;

export const Route = createFileRoute('/_shell')({
  staticData: { access: 'public' },
  loader: async ({ context: { queryClient } }) => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (!session || isGated(session) || !isAdmin(session)) return;
    await Promise.race([queryClient.prefetchQuery(statusData.list), waitFor(MENU_WAIT_MS)]);
  },
  component: () => (
    <SharedParts>
      <Shell />
    </SharedParts>
  ),
  // The loader is split with the component, so that the login page does not carry the data of statuses.
  codeSplitGroupings: [['loader', 'component']],
});
