import { Button } from '@mantine/core';
import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  IconCrane,
  IconFileImport,
  IconLadder,
  IconLayoutKanban,
  IconList,
  IconProgressCheck,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { projectData, projectsSort } from '../../data/records/projects.ts';
import { combineQueries } from '../../lib/api/cache/combine-queries.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useAddressAction } from '../../ui/drawer/useAddressAction.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { projectsView } from './columns/remembered.ts';
import { StatusColumns } from './columns/StatusColumns.tsx';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { renderStatusMark, useProjectFields } from './useProjectFields.tsx';

interface ProjectTextProps {
  project: Project;
  clients: readonly Client[];
  statuses: readonly ProjectStatus[];
}

/** A project on its card in the list of a phone. */
function ProjectText({ project, clients, statuses }: ProjectTextProps) {
  const { title, number, client, endDate } = project;
  const status = statuses.find(({ id }) => id === project.status);
  return (
    <CardText name={title} details={[clients.find(({ id }) => id === client)?.name, number]}>
      {(status || endDate) && (
        <>
          {renderStatusMark(status) ?? <span />}
          {endDate && <span>t/m {formatShortDay(endDate)}</span>}
        </>
      )}
    </CardText>
  );
}

const ProjectForm = createLazyPart(() => import('./ProjectForm.tsx'));
const StatusesDrawer = createLazyPart(() => import('./statuses/StatusesDrawer.tsx'));

const views = [
  { value: 'list', label: 'Lijst', Icon: IconList },
  { value: 'columns', label: 'Per status', Icon: IconLayoutKanban },
] as const;

interface Props {
  /** Id of the status whose projects are listed; without, all are. */
  statusId: string | undefined;
  /** True when the statuses open at once. */
  isManaging: boolean;
  /** Removes that from the address, so that it happens once. */
  onManaged: () => Promise<void>;
}

/** The projects, all or those of one status. */
export function ProjectsScreen({ statusId, isManaging, onManaged }: Props) {
  const { terms, hiddenParts } = useTenant();
  const projects = useQuery(projectData.list);
  const { fields, clients, statuses, query } = useProjectFields();
  const status = statuses?.find(({ id }) => id === statusId);
  const isLoaded = clients !== undefined && statuses !== undefined;
  const wanted = status?.id;
  const rows = useMemo(
    () =>
      isLoaded
        ? projects.data?.filter((project) => !wanted || project.status === wanted)
        : undefined,
    [isLoaded, projects.data, wanted],
  );
  const columns = useMemo(() => createColumns(fields), [fields]);
  const [view, setView] = useRemembered(projectsView);
  const navigate = useNavigate();
  const statusesDrawer = useDrawerSubject<null>('statuses');
  useAddressAction(isManaging ? 'statuses' : undefined, onManaged, () => statusesDrawer.show(null));
  const many = toLowerCase(terms.projects);
  return (
    <>
      <RecordScreen
        title={terms.projects}
        more={[
          ...(hiddenParts.includes('scaffolds')
            ? []
            : [
                {
                  label: 'Steigerregister',
                  Icon: IconLadder,
                  isRare: true as const,
                  onChoose: () => void navigate({ to: '/scaffolds' }),
                },
              ]),
          {
            label: 'Statussen',
            Icon: IconProgressCheck,
            onChoose: () => statusesDrawer.show(null),
          },
          {
            label: 'Importeren',
            Icon: IconFileImport,
            isRare: true,
            onChoose: () => void navigate({ to: '/projecten/import' }),
          },
        ]}
        view={{
          choices: views.map(({ value, label, Icon }) => ({
            label,
            Icon,
            checked: view === value,
            onChoose: () => setView(value),
          })),
          rows:
            view === 'columns' && isLoaded
              ? ({ shown }, onOpen, openId) => (
                  <StatusColumns
                    title={terms.projects}
                    projects={shown}
                    statuses={status ? [status] : statuses}
                    clients={clients}
                    onOpen={onOpen}
                    openId={openId}
                  />
                )
              : undefined,
        }}
        name="projects"
        nouns={[toLowerCase(terms.project), many]}
        columns={columns}
        bulkActions={(chosen, keep) => (
          <BulkStatus
            projects={chosen.filter(({ deleted }) => !deleted)}
            statuses={statuses ?? []}
            onDone={keep}
          />
        )}
        card={(project) => (
          <ProjectText project={project} clients={clients ?? []} statuses={statuses ?? []} />
        )}
        rows={rows}
        query={combineQueries(projects, query)}
        sort={projectsSort}
        filter={
          status && {
            text: `Status: ${status.status}`,
            button: <OneStatus status={status} />,
            empty: <NoneThere many={many} status={status} />,
          }
        }
        empty={{
          Icon: IconCrane,
          title: `Nog geen ${many}`,
          text: 'Wat je toevoegt, kun je daarna inplannen.',
          addLabel: `${terms.project} toevoegen`,
        }}
        Details={ProjectDrawer}
        Form={ProjectForm}
      />
      {statusesDrawer.drawer && (
        <StatusesDrawer opened={statusesDrawer.drawer.opened} onClose={statusesDrawer.close} />
      )}
    </>
  );
}

/** The active status filter; a click removes it. */
const OneStatus = ({ status: { status } }: { status: ProjectStatus }) => (
  <Button
    component={Link}
    to="/projecten"
    variant="light"
    rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
    aria-label={`Niet alleen status ${status}`}
  >
    {status}
  </Button>
);

const NoneThere = ({ many, status: { status } }: { many: string; status: ProjectStatus }) => (
  <EmptyState
    icon={<IconCrane size={32} stroke={1.5} aria-hidden />}
    title={`Geen ${many} met status ‘${status}’`}
  >
    <Button component={Link} to="/projecten" variant="default">
      Alle {many} tonen
    </Button>
  </EmptyState>
);
