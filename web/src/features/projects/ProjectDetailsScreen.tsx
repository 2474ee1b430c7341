import { Button } from '@mantine/core';
import { IconCalendarPlus, IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { useNameOf, workLinks } from '../../data/employees.ts';
import { projectMutationsQuery } from '../../data/project-statuses.ts';
import { projectData, projectHistoryQuery, projectWorkQuery } from '../../data/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { WorkCards } from '../../ui/work/WorkCards.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useProjectFields } from './useProjectFields.tsx';
import { useStatusForm } from './useStatusForm.tsx';

const ProjectForm = lazy(() => import('./ProjectForm.tsx'));

/** One project: coming planning, planned against recorded hours, people, status with its history, and its data. */
export function ProjectDetailsScreen({ id }: { id: string }) {
  const { terms } = useTenant();
  const { fields, clients, statuses } = useProjectFields();
  const navigate = useNavigate();
  const status = useStatusForm();
  // Shown together, because what comes later would move what is below it.
  const work = useQuery(projectWorkQuery(id));
  const mutations = useQuery(projectMutationsQuery(id));
  const history = useQuery(projectHistoryQuery(id));
  // The status has a history of its own.
  const historyFields = fields.filter(({ name }) => name !== 'status');
  const nameOf = useNameOf();
  const plan = () => void navigate({ to: '/planning', search: { nieuw: true, project: id } });
  return (
    <>
      <RecordPage
        id={id}
        title={terms.project}
        back={{ to: '/projecten', label: `Terug naar de ${terms.projects.toLowerCase()}` }}
        data={projectData}
        fields={fields}
        isReady={Boolean(clients && statuses) && work.isFetched && mutations.isFetched}
        Form={ProjectForm}
        actions={(row) => [
          { label: 'Inplannen', Icon: IconCalendarPlus, onClick: plan },
          { label: 'Status wijzigen', Icon: IconFlag, onClick: () => status.open(row) },
        ]}
        main={({ plannedHours, deleted }) => (
          <WorkCards
            query={work}
            estimate={plannedHours}
            unit="week"
            titleOf={({ description }) => description}
            nameOf={nameOf}
            start={
              !deleted && (
                <Button
                  variant="light"
                  leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
                  onClick={plan}
                >
                  Inplannen
                </Button>
              )
            }
            {...workLinks}
          />
        )}
        aside={(row) => (
          <>
            <StatusCard
              mutations={mutations.data ?? []}
              status={statuses?.find((one) => one.id === row.status)}
            />
            <RecordHistory changes={history.data ?? []} fields={historyFields} />
          </>
        )}
      />
      {status.form}
    </>
  );
}
