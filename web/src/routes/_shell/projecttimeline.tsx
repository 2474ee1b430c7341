import { createFileRoute } from '@tanstack/react-router';
import { TimelineScreen } from '../../features/projects/timeline/TimelineScreen.tsx';

export const Route = createFileRoute('/_shell/projecttimeline')({
  staticData: { access: 'admin' },
  component: () => <TimelineScreen />,
});
