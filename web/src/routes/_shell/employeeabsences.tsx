import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';

export const Route = createFileRoute('/_shell/employeeabsences')({
  staticData: { access: 'admin' },
  component: () => <ComingScreen name="absences" />,
});
