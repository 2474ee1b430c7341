import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsScreen } from '../../features/settings/connections/ConnectionsScreen.tsx';

export const Route = createFileRoute('/_shell/settings/connections')({
  staticData: { access: 'admin' },
  component: ConnectionsScreen,
});
