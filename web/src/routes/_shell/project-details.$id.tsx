import { createFileRoute } from '@tanstack/react-router';
import { ProjectDetailsScreen } from '../../features/projects/ProjectDetailsScreen.tsx';

export const Route = createFileRoute('/_shell/project-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
});

function Details() {
  const { id } = Route.useParams();
  return <ProjectDetailsScreen id={id} />;
}
