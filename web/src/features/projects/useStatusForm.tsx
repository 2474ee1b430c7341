import type { Project } from '@ploegplan/contract/projects/schemas';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';

import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';

const ChangeStatusForm = createLazyPart(() => import('./ChangeStatusForm.tsx'));

/** The form that changes the status of a project, and how it opens. */
export function useStatusForm() {
  const { drawer, show, close } = useDrawerSubject<Project>('change of status');
  return {
    open: show,
    form: drawer && (
      <ChangeStatusForm
        key={drawer.opening}
        project={drawer.subject}
        opened={drawer.opened}
        onClose={close}
      />
    ),
  };
}
