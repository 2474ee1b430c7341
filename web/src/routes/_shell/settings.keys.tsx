import { createFileRoute } from '@tanstack/react-router';
import { KeysScreen } from '../../features/settings/connections/KeysScreen.tsx';

export const Route = createFileRoute('/_shell/settings/keys')({
  staticData: { access: 'admin' },
  component: KeysScreen,
});
