import { createFileRoute } from '@tanstack/react-router';
import { PartOfTenant } from '../../app/PartOfTenant.tsx';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  component: () => (
    <PartOfTenant part="hours">
      <ComingScreen name="hours" />
    </PartOfTenant>
  ),
});
