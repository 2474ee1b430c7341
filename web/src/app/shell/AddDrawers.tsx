import { lazy, type ReactNode } from 'react';
import { AddDrawersContext } from '../../ui/form/NestedAddDrawer.tsx';

const drawers = {
  clients: lazy(() => import('../../features/clients/ClientForm.tsx')),
  employees: lazy(() => import('../../features/employees/EmployeeForm.tsx')),
  materials: lazy(() => import('../../features/materials/MaterialForm.tsx')),
  projects: lazy(() => import('../../features/projects/ProjectForm.tsx')),
};

/** Provides the add drawers of each subject to the forms of other subjects. */
export const AddDrawers = ({ children }: { children: ReactNode }) => (
  <AddDrawersContext value={drawers}>{children}</AddDrawersContext>
);
