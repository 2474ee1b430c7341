import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { MaterialDetailsScreen } from '../../features/materials/MaterialDetailsScreen.tsx';
import { PageScreenSkeleton } from '../../ui/states/skeletons.tsx';

export const Route = createFileRoute('/_shell/material-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
  pendingComponent: PageScreenSkeleton,
});

function Details() {
  const { id } = Route.useParams();
  return (
    <TenantFeature part="materials">
      <MaterialDetailsScreen id={id} />
    </TenantFeature>
  );
}
