import { Button } from '@mantine/core';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientData, clientHistoryQuery, clientWorkQuery } from '../../data/records/clients.ts';
import { documentData } from '../../data/records/documents.ts';
import { useEmployeeName, workLinks } from '../../data/records/employees.ts';
import { imagesQuery } from '../../data/records/images.ts';
import { noteData } from '../../data/records/notes.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { projectData } from '../../data/records/projects.ts';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { OwnedDocuments } from '../../ui/documents/OwnedDocuments.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { HueMark } from '../../ui/facts/HueMark.tsx';
import { OwnedNotes } from '../../ui/facts/OwnedNotes.tsx';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { OwnedImages } from '../../ui/images/OwnedImages.tsx';
import { Card, EmptyText } from '../../ui/page/Card.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import rows from '../../ui/states/rows.module.css';
import { WorkCards } from '../../ui/work/WorkCards.tsx';
import { clientFields } from './fields.tsx';

const ClientForm = createLazyPart(() => import('./ClientForm.tsx'));

/** Shows one client: its projects, coming and past planning, hours by month, and its data. */
export function ClientDetailsScreen({ id }: { id: string }) {
  const { terms } = useTenant();
  const [isAdding, setAdding] = useResumedState('adding to client', false);
  // The cards are shown together, because a later one would move what is below it.
  const { data: projects } = useQuery(projectData.list);
  const { data: statuses } = useQuery(statusData.list);
  const work = useQuery(clientWorkQuery(id));
  const owner = useMemo(() => ({ type: 'client', id }) as const, [id]);
  const images = useQuery(imagesQuery(owner));
  const notes = useQuery(noteData.list);
  const documents = useQuery(documentData.list);
  const getName = useEmployeeName();
  const own = removeDeleted(projects ?? []).filter(({ client }) => client === id);
  return (
    <>
      <RecordPage
        id={id}
        title="Klant"
        back={{ to: '/klanten', label: 'Terug naar de klanten' }}
        data={clientData}
        fields={clientFields}
        firstOnPhone={['phonenumber', 'contactPersons', 'location']}
        isReady={
          Boolean(projects && statuses) &&
          [work, images, notes, documents].every(({ isFetched }) => isFetched)
        }
        Form={ClientForm}
        actions={() => [
          { label: `${terms.project} toevoegen`, Icon: IconPlus, onClick: () => setAdding(true) },
        ]}
        main={({ deleted }) => (
          <>
            <Projects
              projects={own}
              statuses={statuses ?? []}
              onAdd={deleted ? undefined : () => setAdding(true)}
            />
            <WorkCards
              query={work}
              unit="month"
              formatTitle={({ projectId, description }) =>
                // A single project is named above.
                (own.length > 1 && projects?.find((project) => project.id === projectId)?.title) ||
                description
              }
              getName={getName}
              {...workLinks}
            >
              <OwnedImages owner={owner} isReadOnly={deleted} />
            </WorkCards>
          </>
        )}
        aside={({ deleted }) => (
          <>
            <OwnedDocuments owner={owner} isReadOnly={deleted} />
            <OwnedNotes about={{ subject: 'client', id }} isReadOnly={deleted} />
            <History id={id} />
          </>
        )}
      />
      <NestedAddDrawer
        subject="projects"
        given={{ client: id }}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}

interface ProjectsProps {
  projects: readonly Project[];
  statuses: readonly ProjectStatus[];
  onAdd: (() => void) | undefined;
}

function Projects({ projects, statuses, onAdd }: ProjectsProps) {
  const { terms } = useTenant();
  return (
    <Card
      title={projects.length > 0 ? `${terms.projects} (${projects.length})` : terms.projects}
      isEarly
    >
      {projects.length === 0 && (
        <EmptyText
          action={
            onAdd && (
              <Button
                variant="light"
                leftSection={<IconPlus size={18} stroke={1.5} />}
                onClick={onAdd}
              >
                {terms.project} toevoegen
              </Button>
            )
          }
        >
          Er is nog niets voor deze klant.
        </EmptyText>
      )}
      <ul>
        {projects.map(({ id, title, number, status: statusId }) => {
          const status = statuses.find((candidate) => candidate.id === statusId);
          return (
            <li key={id}>
              <Link to="/project-details/$id" params={{ id }} className={rows.row}>
                <span className={rows.main}>{title}</span>
                <span className={rows.end}>
                  {status && <HueMark hue={status.hue}>{status.status}</HueMark>}
                </span>
                {number && <span className={rows.quiet}>{number}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function History({ id }: { id: string }) {
  const { data: changes = [] } = useQuery(clientHistoryQuery(id));
  return <RecordHistory changes={changes} fields={clientFields} />;
}
