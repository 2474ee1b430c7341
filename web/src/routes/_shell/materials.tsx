import { createFileRoute } from '@tanstack/react-router';
import { PartOfTenant } from '../../app/PartOfTenant.tsx';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/materials')({
  staticData: { access: 'admin' },
  component: () => (
    <PartOfTenant part="materials">
      <ComingScreen name="materials" />
    </PartOfTenant>
  ),
});
