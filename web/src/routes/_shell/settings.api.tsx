import { createFileRoute } from '@tanstack/react-router';
import { ApiScreen } from '../../features/settings/connections/ApiScreen.tsx';

export const Route = createFileRoute('/_shell/settings/api')({
  staticData: { access: 'admin' },
  component: ApiScreen,
});
