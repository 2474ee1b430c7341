import { createFileRoute } from '@tanstack/react-router';
import { EmployeeImportScreen } from '../../features/employees/EmployeeImportScreen.tsx';

export const Route = createFileRoute('/_shell/employees_/import')({
  staticData: { access: 'admin' },
  component: EmployeeImportScreen,
});
