import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { useSession } from '../../lib/session/session.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { OfficeHome } from './OfficeHome.tsx';
import { WorkerHome } from './WorkerHome.tsx';

/** The start: for the office today and these weeks at a glance, for an employee the own day. */
export function HomeScreen() {
  const session = useSession();
  if (session && isAdmin(session)) return <OfficeHome />;
  return (
    <Screen title="Overzicht">
      {session && isEmployee(session) ? (
        <WorkerHome />
      ) : (
        <EmptyState
          title="Hier is nog niets voor je"
          text="Vraag je beheerder om toegang tot de planning."
        />
      )}
    </Screen>
  );
}
