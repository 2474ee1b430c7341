import { useQuery } from '@tanstack/react-query';
import { hasOnlyStart, homeQuery } from '../../data/records/home.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { Overview } from './Overview.tsx';
import { type AddedHere, addedHere, useAddEntries } from './useAddEntries.ts';

/** The overview, and what can be added from there. */
export function OfficeHome() {
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
