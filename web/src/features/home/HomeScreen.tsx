import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { useQuery } from '@tanstack/react-query';
import { hasOnlyStart, homeQuery } from '../../data/records/home.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { useSession } from '../../lib/session/session.ts';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Overview } from './Overview.tsx';
import { type AddedHere, addedHere, useAddEntries } from './useAddEntries.ts';
import { WorkerHome } from './WorkerHome.tsx';

/** The overview, and what can be added from there. */
function OfficeHome() {
  const [adding, setAdding] = useResumedState<AddedHere | null>('adding to overview', null);
  const add = (subject: AddedHere) => void closeDrawersFirst(() => setAdding(subject));
  const entries = useAddEntries(add);
  const { data: home } = useQuery(homeQuery(useToday()));
  return (
    <Screen
      title="Overzicht"
      canPrint={home !== undefined && !hasOnlyStart(home)}
      add={{ entries }}
    >
      <Overview onAddProject={() => add('projects')} />
      {addedHere.map((subject) => (
        <NestedAddDrawer
          key={subject}
          subject={subject}
          opened={adding === subject}
          onClose={() => setAdding(null)}
        />
      ))}
    </Screen>
  );
}

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
