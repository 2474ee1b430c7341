import { createFileRoute } from '@tanstack/react-router';
import { SessionExpiredScreen } from '../../features/session/SessionExpiredScreen.tsx';

export const Route = createFileRoute('/_shell/session-expired')({
  staticData: { access: 'anonymous' },
  component: SessionExpiredScreen,
});
