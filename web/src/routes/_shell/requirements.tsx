import { createFileRoute } from '@tanstack/react-router';
import { RequirementsScreen } from '../../features/requirements/RequirementsScreen.tsx';

export const Route = createFileRoute('/_shell/requirements')({
  staticData: { access: 'admin' },
  component: RequirementsScreen,
});
