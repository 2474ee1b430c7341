import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { projectData } from '../../data/records/projects.ts';
import { gateListQuery } from '../../data/records/requirements.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatLocation } from '../../lib/values/location.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { createOptions } from '../../ui/form/select/options.ts';
import { SelectField } from '../../ui/form/select/SelectField.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { PaperDocument } from '../../ui/paper/PaperDocument.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import GateTable from '../../ui/work/GateTable.tsx';

interface Props {
  /** Empty until one is chosen. */
  projectId: string;
  date: string;
  onChoose: (chosen: { project?: string; datum?: string }) => void;
}

/** Who comes to a project on a day, with certificates and papers, for the gate. */
export function GateListScreen({ projectId, date, onChoose }: Props) {
  const { terms } = useTenant();
  const { data: projects = [] } = useQuery(projectData.list);
  const { data: people, error, refetch } = useQuery(gateListQuery(projectId, date));
  const project = projects.find(({ id }) => id === projectId);
  const title = `Poortlijst ${project?.title ?? ''}`.trim();
  return (
    <Screen
      title="Poortlijst"
      back={
        project
          ? { to: `/project-details/${projectId}`, label: `Terug naar ${project.title}` }
          : { to: '/planning', label: 'Terug naar de planning' }
      }
      canPrint={people !== undefined && people.length > 0}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-4 items-start">
          <SelectField
            label={terms.project}
            settings={{
              options: createOptions(projects, { label: (row) => row.title, kept: [projectId] }),
            }}
            required
            withAsterisk={false}
            value={projectId || null}
            onChange={(chosen) => chosen !== null && onChoose({ project: chosen })}
          />
          <DateField
            label="Dag"
            value={date}
            onChange={(datum) => datum !== '' && onChoose({ datum })}
          />
        </div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {projectId !== '' && !people && !error && <ListSkeleton />}
        {projectId === '' || people?.length === 0 ? (
          <EmptyState
            icon={<IconId size={32} stroke={1.5} aria-hidden />}
            title={
              projectId === '' ? `Kies een ${toLowerCase(terms.project)}` : 'Niemand ingepland'
            }
            text="Op de lijst staat wie die dag definitief is ingepland."
          />
        ) : (
          people && (
            <>
              <GateTable people={people} />
              <PaperDocument
                title={title}
                name={`${title}, ${formatLongDay(date)}`}
                facts={[
                  [terms.project, project?.title],
                  ['Locatie', formatLocation(project?.location ?? '')],
                  ['Dag', formatLongDay(date)],
                ]}
                signers={[{ role: 'Gecontroleerd door' }]}
              >
                <GateTable people={people} />
              </PaperDocument>
            </>
          )
        )}
      </div>
    </Screen>
  );
}
