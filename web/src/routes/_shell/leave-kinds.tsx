import { createFileRoute } from '@tanstack/react-router';
import { KindsScreen } from '../../features/leave/settings/KindsScreen.tsx';

export const Route = createFileRoute('/_shell/leave-kinds')({
  staticData: { access: 'admin' },
  component: KindsScreen,
});
