import { useQuery } from '@tanstack/react-query';
import { projectData } from '../../data/projects.ts';
import { combineQueries } from '../../lib/api/combine-queries.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { DetailsScreen } from '../../ui/DetailsScreen.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsOf } from '../../ui/record/fields.tsx';
import { useProjectFields } from './useProjectFields.tsx';

/** One project: client, location and status. */
export function ProjectDetailsScreen({ id }: { id: string }) {
  const { terms } = useTenant();
  const project = useQuery(projectData.details(id));
  const { fields, clients, statuses, query } = useProjectFields();
  const { error, refetch } = combineQueries(project, query);
  return (
    <DetailsScreen
      title={project.data?.title ?? terms.project}
      back={{ to: '/projecten', label: `Terug naar de ${terms.projects.toLowerCase()}` }}
      error={error}
      onRetry={() => void refetch()}
    >
      {project.data && clients && statuses && (
        <Facts
          facts={[
            ...factsOf(fields, project.data),
            ['Verwijderd', project.data.deleted && 'Ja, alleen de geschiedenis noemt het nog'],
          ]}
        />
      )}
    </DetailsScreen>
  );
}
