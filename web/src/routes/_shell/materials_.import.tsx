import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { MaterialImportScreen } from '../../features/materials/MaterialImportScreen.tsx';

export const Route = createFileRoute('/_shell/materials_/import')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="materials">
      <MaterialImportScreen />
    </TenantFeature>
  ),
});
