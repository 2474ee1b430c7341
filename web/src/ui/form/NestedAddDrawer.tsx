import { Suspense, use, useState } from 'react';
import { type AddDrawerProps, AddDrawersContext } from './add-drawers.ts';

interface NestedAddDrawerProps extends AddDrawerProps {
  subject: string;
}

/** The add drawer of another subject, opened above the form that needs it. Loaded at its first use. */
export function NestedAddDrawer({ subject, ...drawer }: NestedAddDrawerProps) {
  const AddDrawer = use(AddDrawersContext)[subject];
  const [isNeeded, setNeeded] = useState(drawer.opened);
  if (drawer.opened && !isNeeded) setNeeded(true);
  if (!AddDrawer || !isNeeded) return null;
  return (
    <Suspense>
      <AddDrawer {...drawer} />
    </Suspense>
  );
}
