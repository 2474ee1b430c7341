import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/projecttimeline')({
  staticData: { access: 'admin' },
  component: () => <ComingScreen name="timeline" />,
});
