import type { Project } from '@ploegplan/contract/projects.schemas';
import { lazy, Suspense } from 'react';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';

const ChangeStatusForm = lazy(() => import('./ChangeStatusForm.tsx'));

/** The form that changes the status of a project, and how it opens. */
export function useStatusForm() {
  const { drawer, show, close } = useDrawerSubject<Project>('change of status');
  return {
    open: show,
    form: drawer && (
      <Suspense>
        <ChangeStatusForm
          key={drawer.opening}
          project={drawer.subject}
          opened={drawer.opened}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
