import type { ReactNode } from 'react';
import { AddDrawersContext } from '../../ui/form/NestedAddDrawer.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The forms of the screens themselves load early. */
const seldom = { isEarly: false };

const drawers = {
  clients: lazyPart(() => import('../../features/clients/ClientForm.tsx'), seldom),
  employees: lazyPart(() => import('../../features/employees/EmployeeForm.tsx'), seldom),
  materials: lazyPart(() => import('../../features/materials/MaterialForm.tsx'), seldom),
  users: lazyPart(() => import('../../features/users/form/UserDrawer.tsx'), seldom),
  projects: lazyPart(() => import('../../features/projects/ProjectForm.tsx'), seldom),
};

/** Provides the add drawers of each subject to the forms of other subjects. */
export const AddDrawers = ({ children }: { children: ReactNode }) => (
  <AddDrawersContext value={drawers}>{children}</AddDrawersContext>
);
