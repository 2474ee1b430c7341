import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';

export const Route = createFileRoute('/_shell/settings/')({
  staticData: { access: 'admin' },
  component: SettingsScreen,
});
