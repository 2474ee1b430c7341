import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { CrewSheetsScreen } from '../../features/hours/crew-sheets/CrewSheetsScreen.tsx';

export const Route = createFileRoute('/_shell/crew-sheets')({
  staticData: { access: 'admin' },
  component: () => (
    <TenantFeature part="hours">
      <CrewSheetsScreen />
    </TenantFeature>
  ),
});
