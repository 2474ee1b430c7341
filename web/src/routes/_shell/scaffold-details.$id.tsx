import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { ScaffoldDetailsScreen } from '../../features/scaffolds/ScaffoldDetailsScreen.tsx';
import { PageScreenSkeleton } from '../../ui/states/skeletons.tsx';

export const Route = createFileRoute('/_shell/scaffold-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
  pendingComponent: PageScreenSkeleton,
});

function Details() {
  const { id } = Route.useParams();
  return (
    <TenantFeature part="scaffolds">
      <ScaffoldDetailsScreen id={id} />
    </TenantFeature>
  );
}
