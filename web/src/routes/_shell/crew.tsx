import { createFileRoute } from '@tanstack/react-router';
import { CrewScreen } from '../../features/employee-planning/crew/CrewScreen.tsx';

export const Route = createFileRoute('/_shell/crew')({
  staticData: { access: 'foreman' },
  component: CrewScreen,
});
