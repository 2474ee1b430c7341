import { createFileRoute } from '@tanstack/react-router';
import { ClientDetailsScreen } from '../../features/clients/ClientDetailsScreen.tsx';
import { PageScreenSkeleton } from '../../ui/states/skeletons.tsx';

export const Route = createFileRoute('/_shell/klant-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
  pendingComponent: PageScreenSkeleton,
});

function Details() {
  const { id } = Route.useParams();
  return <ClientDetailsScreen id={id} />;
}
