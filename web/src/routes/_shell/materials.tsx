import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/materials')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="materials">
      <ComingScreen name="materials" />
    </TenantFeature>
  ),
});
