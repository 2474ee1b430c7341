import { createFileRoute } from '@tanstack/react-router';
import { BalanceImportScreen } from '../../features/leave/BalanceImportScreen.tsx';

export const Route = createFileRoute('/_shell/employeeabsences_/import')({
  staticData: { access: 'admin' },
  component: BalanceImportScreen,
});
