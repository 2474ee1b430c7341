import { createFileRoute } from '@tanstack/react-router';
import { ExitScreen } from '../../app/pwa/ExitScreen.tsx';

export const Route = createFileRoute('/_shell/exit-confirmation')({
  staticData: { access: 'session' },
  component: ExitScreen,
});
