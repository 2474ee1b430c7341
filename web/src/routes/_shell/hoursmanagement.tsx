import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { HoursScreen } from '../../features/hours/HoursScreen.tsx';

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="hours">
      <HoursScreen />
    </TenantFeature>
  ),
});
