import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';

export const Route = createFileRoute('/_shell/home')({
  staticData: { access: 'session' },
  component: HomeScreen,
});
