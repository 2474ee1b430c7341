import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { MaterialsScreen } from '../../features/materials/MaterialsScreen.tsx';

export const Route = createFileRoute('/_shell/materials')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="materials">
      <MaterialsScreen />
    </TenantFeature>
  ),
});
