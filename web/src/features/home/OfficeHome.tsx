import { useState } from 'react';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Overview } from './Overview.tsx';
import { useAddEntries } from './useAddEntries.ts';

type Added = 'projects' | 'clients';

/** The overview, and what can be added from there. */
export function OfficeHome() {
  const [adding, setAdding] = useState<Added | null>(null);
  const entries = useAddEntries({
    project: () => setAdding('projects'),
    client: () => setAdding('clients'),
  });
  const close = () => setAdding(null);
  return (
    <Screen title="Overzicht" canPrint add={{ entries }}>
      <Overview />
      <NestedAddDrawer subject="projects" opened={adding === 'projects'} onClose={close} />
      <NestedAddDrawer subject="clients" opened={adding === 'clients'} onClose={close} />
    </Screen>
  );
}
