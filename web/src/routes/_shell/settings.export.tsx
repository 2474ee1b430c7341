import { createFileRoute } from '@tanstack/react-router';
import { DataExportsScreen } from '../../features/data-exports/DataExportsScreen.tsx';

export const Route = createFileRoute('/_shell/settings/export')({
  staticData: { access: 'admin' },
  component: DataExportsScreen,
});
