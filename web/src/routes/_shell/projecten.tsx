import { createFileRoute } from '@tanstack/react-router';
import { ProjectsScreen } from '../../features/projects/ProjectsScreen.tsx';

export const Route = createFileRoute('/_shell/projecten')({
  staticData: { access: 'admin' },
  validateSearch: ({ status }: Record<string, unknown>): { status?: string } =>
    typeof status === 'string' ? { status } : {},
  component: Projects,
});

function Projects() {
  const { status } = Route.useSearch();
  return <ProjectsScreen statusId={status} />;
}
