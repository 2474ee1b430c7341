import { createFileRoute } from '@tanstack/react-router';
import { ProjectImportScreen } from '../../features/projects/ProjectImportScreen.tsx';

export const Route = createFileRoute('/_shell/projecten_/import')({
  staticData: { access: 'admin' },
  component: ProjectImportScreen,
});
