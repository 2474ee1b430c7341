import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="hours">
      <ComingScreen name="hours" />
    </TenantFeature>
  ),
});
