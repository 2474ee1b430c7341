import { createFileRoute } from '@tanstack/react-router';
import { RetentionScreen } from '../../features/retention/RetentionScreen.tsx';

export const Route = createFileRoute('/_shell/settings/retention')({
  staticData: { access: 'admin' },
  component: RetentionScreen,
});
