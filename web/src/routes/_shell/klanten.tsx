import { createFileRoute } from '@tanstack/react-router';
import { ClientsScreen } from '../../features/clients/ClientsScreen.tsx';

export const Route = createFileRoute('/_shell/klanten')({
  staticData: { access: 'admin' },
  component: ClientsScreen,
});
