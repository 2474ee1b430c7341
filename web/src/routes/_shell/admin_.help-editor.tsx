import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorScreen } from '../../features/help/HelpEditorScreen.tsx';

export const Route = createFileRoute('/_shell/admin_/help-editor')({
  staticData: { access: 'god' },
  component: HelpEditorScreen,
});
