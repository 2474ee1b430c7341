import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { ScaffoldImportScreen } from '../../features/scaffolds/ScaffoldImportScreen.tsx';

export const Route = createFileRoute('/_shell/scaffolds_/import')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="scaffolds">
      <ScaffoldImportScreen />
    </TenantFeature>
  ),
});
