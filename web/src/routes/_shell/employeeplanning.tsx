import { createFileRoute } from '@tanstack/react-router';
import { EmployeePlanningScreen } from '../../features/employee-planning/EmployeePlanningScreen.tsx';

export const Route = createFileRoute('/_shell/employeeplanning')({
  staticData: { access: 'employee' },
  component: EmployeePlanningScreen,
});
