import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '../../features/users/UsersScreen.tsx';

export const Route = createFileRoute('/_shell/users')({
  staticData: { access: 'admin' },
  component: UsersScreen,
});
