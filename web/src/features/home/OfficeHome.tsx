import { useResumedState } from '../../lib/form/resumed.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { afterDrawers } from '../../ui/open-overlays.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Overview } from './Overview.tsx';
import { type AddedHere, addedHere, useAddEntries } from './useAddEntries.ts';

/** The overview, and what can be added from there. */
export function OfficeHome() {
  const [adding, setAdding] = useResumedState<AddedHere | null>('adding to overview', null);
  const add = (subject: AddedHere) => void afterDrawers(() => setAdding(subject));
  const entries = useAddEntries(add);
  return (
    <Screen title="Overzicht" canPrint add={{ entries }}>
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
