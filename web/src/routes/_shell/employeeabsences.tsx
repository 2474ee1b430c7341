import { isAdmin } from '@ploegplan/contract/session/access';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { LeaveScreen } from '../../features/leave/LeaveScreen.tsx';
import { isPlannable } from '../../lib/remembered/memory.ts';
import { useSession } from '../../lib/session/session.ts';

interface Search {
  /** True to add leave at once. */
  nieuw?: true;
  /** Whose leave that is, and of which day. */
  wie?: string;
  dag?: string;
  /** True to show the requests that wait at once. */
  aanvragen?: true;
  /** True to show the settings of leave at once. */
  instellingen?: true;
}

export const Route = createFileRoute('/_shell/employeeabsences')({
  staticData: { access: 'member' },
  validateSearch: ({
    nieuw,
    wie,
    dag,
    aanvragen,
    instellingen,
  }: Record<string, unknown>): Search => ({
    ...(nieuw === true && { nieuw }),
    ...(typeof wie === 'string' && { wie }),
    ...(isPlannable(dag) && { dag }),
    ...(aanvragen === true && { aanvragen }),
    ...(instellingen === true && { instellingen }),
  }),
  component: LeavePage,
});

/** The leave of all for the office; an employee is led to the own one. */
function LeavePage() {
  const { nieuw, wie, dag, aanvragen, instellingen } = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  if (session && !isAdmin(session)) return <Navigate to="/own-leave" replace />;
  const wanted = (nieuw && 'absence') || (aanvragen && 'requests') || (instellingen && 'settings');
  return (
    <LeaveScreen
      wanted={wanted}
      who={wie}
      day={dag}
      onShown={() => navigate({ search: {}, replace: true })}
    />
  );
}
