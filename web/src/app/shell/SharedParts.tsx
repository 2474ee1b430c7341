import type { ReactNode } from 'react';
import { OwnedDocumentsContext } from '../../ui/documents/OwnedDocuments.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { OwnedNotesContext } from '../../ui/facts/OwnedNotes.tsx';
import { ShiftPlanningContext } from '../../ui/facts/ShiftPlanning.tsx';
import { AddDrawersContext } from '../../ui/form/NestedAddDrawer.tsx';
import { OwnedImagesContext } from '../../ui/images/OwnedImages.tsx';
import { MendFormsContext } from '../../ui/outbox/MendFormsContext.ts';
import { CardOutline, EmptyCardOutline } from '../../ui/states/skeletons.tsx';

/** The forms of the screens themselves load early. */
const seldom = { isEarly: false };

const drawers = {
  clients: createLazyPart(() => import('../../features/clients/ClientForm.tsx'), seldom),
  employees: createLazyPart(() => import('../../features/employees/EmployeeForm.tsx'), seldom),
  materials: createLazyPart(() => import('../../features/materials/MaterialForm.tsx'), seldom),
  notes: createLazyPart(() => import('../../features/notes/NoteForm.tsx'), seldom),
  users: createLazyPart(() => import('../../features/users/form/UserDrawer.tsx'), seldom),
  projects: createLazyPart(() => import('../../features/projects/ProjectForm.tsx'), seldom),
};

const Images = createLazyPart(() => import('../../features/images/ImagesCard.tsx'), {
  ...seldom,
  fallback: <CardOutline rows={4} />,
});

const Notes = createLazyPart(() => import('../../features/notes/NotesCard.tsx'), {
  ...seldom,
  fallback: <EmptyCardOutline />,
});

const Documents = createLazyPart(() => import('../../features/documents/DocumentsCard.tsx'), {
  ...seldom,
  fallback: <EmptyCardOutline />,
});

const Shift = createLazyPart(
  () => import('../../features/planning/dialogs/ShiftDialog.tsx'),
  seldom,
);

const mendForms = {
  leave: createLazyPart(() => import('../../features/leave/own/RequestForm.tsx'), seldom),
};

/** Provides what screens show of other subjects: their add drawers, images, notes, documents, moves of planning, and forms of what was refused. */
export const SharedParts = ({ children }: { children: ReactNode }) => (
  <AddDrawersContext value={drawers}>
    <OwnedImagesContext value={Images}>
      <OwnedNotesContext value={Notes}>
        <OwnedDocumentsContext value={Documents}>
          <ShiftPlanningContext value={Shift}>
            <MendFormsContext value={mendForms}>{children}</MendFormsContext>
          </ShiftPlanningContext>
        </OwnedDocumentsContext>
      </OwnedNotesContext>
    </OwnedImagesContext>
  </AddDrawersContext>
);
