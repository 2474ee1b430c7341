import { createFileRoute } from '@tanstack/react-router';
import { PlanningScreen } from '../../features/planning/PlanningScreen.tsx';

export const Route = createFileRoute('/_shell/planning')({
  staticData: { access: 'admin' },
  component: PlanningScreen,
});
