import { lazy, type ReactNode } from 'react';
import { AddDrawersContext } from '../../ui/form/add-drawers.ts';

const drawers = {
  clients: lazy(() => import('../../features/clients/form/AddClientDrawer.tsx')),
  projects: lazy(() => import('../../features/projects/form/AddProjectDrawer.tsx')),
};

/** Provides the add drawers of each subject to the forms of other subjects. */
export const AddDrawers = ({ children }: { children: ReactNode }) => (
  <AddDrawersContext value={drawers}>{children}</AddDrawersContext>
);
