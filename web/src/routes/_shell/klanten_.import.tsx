import { createFileRoute } from '@tanstack/react-router';
import { ClientImportScreen } from '../../features/clients/ClientImportScreen.tsx';

export const Route = createFileRoute('/_shell/klanten_/import')({
  staticData: { access: 'admin' },
  component: ClientImportScreen,
});
