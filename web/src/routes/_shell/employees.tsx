import { createFileRoute } from '@tanstack/react-router';
import { EmployeesScreen } from '../../features/employees/EmployeesScreen.tsx';

export const Route = createFileRoute('/_shell/employees')({
  staticData: { access: 'admin' },
  component: EmployeesScreen,
});
