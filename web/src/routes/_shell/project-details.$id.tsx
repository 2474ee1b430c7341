import { createFileRoute } from '@tanstack/react-router';
import { ProjectDetailsScreen } from '../../features/projects/ProjectDetailsScreen.tsx';
import { PageScreenSkeleton } from '../../ui/states/skeletons.tsx';

export const Route = createFileRoute('/_shell/project-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
  pendingComponent: PageScreenSkeleton,
});

function Details() {
  const { id } = Route.useParams();
  return <ProjectDetailsScreen id={id} />;
}
