import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '../../features/settings/about/AboutScreen.tsx';

export const Route = createFileRoute('/_shell/settings/about')({
  staticData: { access: 'admin' },
  component: AboutScreen,
});
