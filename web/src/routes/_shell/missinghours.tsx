import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { createFileRoute } from '@tanstack/react-router';
import { OfficeMissingScreen } from '../../features/hours/missing/OfficeMissingScreen.tsx';
import { OwnMissingScreen } from '../../features/hours/missing/OwnMissingScreen.tsx';
import { useSession } from '../../lib/session/session.ts';

interface Search {
  /** True when an admin who works sees those of all, instead of the own ones. */
  iedereen?: true;
}

export const Route = createFileRoute('/_shell/missinghours')({
  staticData: { access: 'member' },
  validateSearch: ({ iedereen }: Record<string, unknown>): Search => ({
    ...(iedereen === true && { iedereen }),
  }),
  component: MissingHours,
});

/** The own missing hours of who works, those of all for the office. */
function MissingHours() {
  const { iedereen = false } = Route.useSearch();
  const session = useSession();
  if (!session) return null;
  const isForAll = isAdmin(session) && (iedereen || !isEmployee(session));
  return isForAll ? <OfficeMissingScreen /> : <OwnMissingScreen />;
}
