import { Button } from '@mantine/core';
import type { Document } from '@ploegplan/contract/documents/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { documentData } from '../../data/records/documents.ts';
import { projectData } from '../../data/records/projects.ts';
import type { DocumentOwner, OwnedDocumentsProps } from '../../ui/documents/OwnedDocuments.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { Card, CardFoot, EmptyText } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';
import classes from './documents.module.css';
import { useOwners } from './owners.ts';
import { renderValidity } from './useDocumentFields.tsx';

const DocumentDrawer = createLazyPart(() => import('./DocumentDrawer.tsx'), { isEarly: false });
const DocumentForm = createLazyPart(() => import('./DocumentForm.tsx'), { isEarly: false });

const FIRST = 6;

/** True when an owner's documents include this one: a project has those of its planning, a client those of its projects. */
export function isShownAt(
  { type, id, projectId, clientId }: DocumentOwner,
  document: Document,
  projects: readonly Project[],
): boolean {
  const { planned } = document;
  const ofProject = (wanted: string) =>
    document.projectId === wanted || planned?.projectId === wanted;
  switch (type) {
    case 'employee':
      return document.employeeId === id;
    case 'project':
      return ofProject(id);
    case 'client':
      return (
        document.clientId === id ||
        planned?.clientId === id ||
        projects.some((project) => project.client === id && ofProject(project.id))
      );
    case 'planningitem':
      return (
        document.planningItemId === id ||
        (projectId != null && document.projectId === projectId) ||
        (clientId != null && document.clientId === clientId)
      );
  }
}

const toLinks = ({ type, id }: DocumentOwner) =>
  ({
    employee: { employeeId: id },
    project: { projectId: id },
    client: { clientId: id },
    planningitem: { planningItemId: id },
  })[type];

/** True when the document belongs to the owner itself, and not to a part of it. */
const isOwn = ({ type, id }: DocumentOwner, document: Document) =>
  Object.entries(toLinks({ type, id })).every(
    ([name, value]) => document[name as keyof Document] === value,
  );

/** The documents of an owner: looking at them, adding and changing them. Default export for lazy loading. */
export default function DocumentsCard({ owner, isReadOnly = false }: OwnedDocumentsProps) {
  const query = useQuery(documentData.list);
  const { data: projects = [] } = useQuery(projectData.list);
  const { getName } = useOwners();
  const details = useDrawerSubject<string>('document');
  const form = useDrawerSubject<{ id: string; row: Document | null }>('document form');
  const [given] = useState(() => toLinks(owner));
  const shown = (query.data ?? [])
    .filter((candidate) => !candidate.deleted && isShownAt(owner, candidate, projects))
    .toSorted((a, b) => (a.file.uploadedAt < b.file.uploadedAt ? 1 : -1));
  const add = () => void closeDrawersFirst(() => form.show({ id: uuidv7(), row: null }));
  const addButton = !isReadOnly && (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={add}
    >
      Document toevoegen
    </Button>
  );
  return (
    <Card
      title={shown.length > 0 ? `Documenten (${shown.length})` : 'Documenten'}
      isEarly={shown.length > 0}
    >
      {query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && shown.length === 0 && (
        <EmptyText action={addButton}>Nog geen documenten.</EmptyText>
      )}
      <div data-stacked>
        <FirstRows items={shown} first={FIRST}>
          {(document) => (
            <li key={document.id}>
              <button
                type="button"
                className={`${classes.open} flex flex-wrap gap-x-4 items-center w-full min-h-10 px-4 py-2 border-0 border-t bg-none text-inherit font-inherit text-left cursor-pointer phone-min-h-12 hover-bg-quiet focus-inset`}
                onClick={() => void closeDrawersFirst(() => details.show(document.id))}
              >
                <span className={rows.main}>
                  {document.title}
                  {document.visibleToWorkers && (
                    <IconEye
                      size={16}
                      stroke={1.5}
                      role="img"
                      aria-label="Zichtbaar voor werknemers"
                    />
                  )}
                </span>
                <span className={`${rows.end} ${classes.validity}`}>
                  {renderValidity(document)}
                </span>
                <span className={rows.quiet}>
                  {[
                    documentKindTexts[document.kind],
                    document.file.filename,
                    !isOwn(owner, document) && getName(document)?.label,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          )}
        </FirstRows>
      </div>
      {shown.length > 0 && addButton && <CardFoot>{addButton}</CardFoot>}
      {details.drawer && (
        <DocumentDrawer
          key={`details ${details.drawer.opening}`}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
          onChange={(row) => form.show({ id: row.id, row })}
        />
      )}
      {form.drawer && (
        <DocumentForm
          key={`form ${form.drawer.opening}`}
          {...form.drawer.subject}
          {...(!form.drawer.subject.row && { given })}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </Card>
  );
}
