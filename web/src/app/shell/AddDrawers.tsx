import { lazy, type ReactNode } from 'react';
import { AddDrawersContext } from '../../ui/form/add-drawers.ts';

const drawers = {
  clients: lazy(() => import('../../features/clients/form/AddClientDrawer.tsx')),
  projects: lazy(() => import('../../features/projects/form/AddProjectDrawer.tsx')),
};

/** Lets a form of one subject add something of another. */
export const AddDrawers = ({ children }: { children: ReactNode }) => (
  <AddDrawersContext value={drawers}>{children}</AddDrawersContext>
);
