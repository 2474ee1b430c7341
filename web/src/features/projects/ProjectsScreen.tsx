import { Button } from '@mantine/core';
import type { ProjectStatus } from '@ploegplan/contract/projects.schemas';
import { IconCrane, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { projectsSort } from '../../data/projects.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { List } from '../../ui/table/List.tsx';
import { useList } from '../../ui/table/useList.ts';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { projectColumns } from './columns.ts';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { useProjects } from './useProjects.ts';

const AddProjectDrawer = lazy(() => import('./form/AddProjectDrawer.tsx'));

interface Props {
  /** Id of the status whose projects are listed; without, all are. */
  statusId: string | undefined;
}

/** The projects, all or those of one status. */
export function ProjectsScreen({ statusId }: Props) {
  const { terms } = useTenant();
  const { rows, status, ...query } = useProjects(statusId);
  const columns = useMemo(() => projectColumns(terms.project), [terms.project]);
  const sort = useRemembered(projectsSort);
  const list = useList({ name: 'projects', title: terms.projects, columns, rows, sort });
  const details = useDrawerSubject<string>();
  const adding = useDrawerSubject<'project'>();
  const add = () => adding.show('project');
  const many = terms.projects.toLowerCase();
  return (
    <Screen
      title={terms.projects}
      layout="fill"
      add={{ onAdd: add }}
      sort={list.sortChoice}
      canPrint
    >
      <List
        list={list}
        nouns={[terms.project.toLowerCase(), many]}
        query={query}
        filter={
          status && { text: `Status: ${status.status}`, button: <OneStatus status={status} /> }
        }
        onOpen={({ id }) => details.show(id)}
        empty={
          status ? <NoneThere many={many} status={status} /> : <None many={many} onAdd={add} />
        }
      />
      {details.drawer && (
        <ProjectDrawer
          key={details.drawer.opening}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
        />
      )}
      {adding.drawer && (
        <Suspense>
          <AddProjectDrawer opened={adding.drawer.opened} onClose={adding.close} />
        </Suspense>
      )}
    </Screen>
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

const icon = <IconCrane size={32} stroke={1.5} aria-hidden />;

const None = ({ many, onAdd }: { many: string; onAdd: () => void }) => (
  <EmptyState
    icon={icon}
    title={`Nog geen ${many}`}
    text="Wat je toevoegt, kun je daarna inplannen."
  >
    <Button onClick={onAdd}>Toevoegen</Button>
  </EmptyState>
);

const NoneThere = ({ many, status: { status } }: { many: string; status: ProjectStatus }) => (
  <EmptyState icon={icon} title={`Geen ${many} met status ‘${status}’`}>
    <Button component={Link} to="/projecten" variant="default">
      Alle {many} tonen
    </Button>
  </EmptyState>
);
