import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { KindsScreen } from '../../features/hours/kinds/KindsScreen.tsx';

export const Route = createFileRoute('/_shell/hour-kinds')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="hours">
      <KindsScreen />
    </TenantFeature>
  ),
});
