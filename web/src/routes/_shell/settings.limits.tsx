import { createFileRoute } from '@tanstack/react-router';
import { LimitsScreen } from '../../features/settings/limits/LimitsScreen.tsx';

export const Route = createFileRoute('/_shell/settings/limits')({
  staticData: { access: 'admin' },
  component: LimitsScreen,
});
