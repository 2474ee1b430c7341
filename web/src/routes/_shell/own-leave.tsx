import { createFileRoute } from '@tanstack/react-router';
import { OwnLeaveScreen } from '../../features/leave/own/OwnLeaveScreen.tsx';

export const Route = createFileRoute('/_shell/own-leave')({
  staticData: { access: 'employee' },
  component: OwnLeaveScreen,
});
