import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/AccountScreen.tsx';

export const Route = createFileRoute('/_shell/account')({
  staticData: { access: 'session' },
  component: AccountScreen,
});
