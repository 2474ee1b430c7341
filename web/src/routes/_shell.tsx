import { createFileRoute } from '@tanstack/react-router';
import { AddDrawers } from '../app/shell/AddDrawers.tsx';
import { Shell } from '../app/shell/Shell.tsx';

export const Route = createFileRoute('/_shell')({
  staticData: { access: 'public' },
  component: () => (
    <AddDrawers>
      <Shell />
    </AddDrawers>
  ),
});
