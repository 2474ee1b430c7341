import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../../features/help/HelpScreen.tsx';

export const Route = createFileRoute('/_shell/help')({
  staticData: { access: 'session' },
  component: HelpScreen,
});
