import { createFileRoute } from '@tanstack/react-router';
import { ProjectsScreen } from '../../features/projects/ProjectsScreen.tsx';

interface Search {
  /** Id of the status whose projects are listed. */
  status?: string;
  /** True to show the statuses at once. */
  statussen?: true;
}

export const Route = createFileRoute('/_shell/projecten')({
  staticData: { access: 'admin' },
  validateSearch: ({ status, statussen }: Record<string, unknown>): Search => ({
    ...(typeof status === 'string' && { status }),
    ...(statussen === true && { statussen }),
  }),
  component: Projects,
});

function Projects() {
  const { status, statussen = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProjectsScreen
      statusId={status}
      isManaging={statussen}
      onManaged={() => navigate({ search: {}, replace: true })}
    />
  );
}
