import { createFileRoute } from '@tanstack/react-router';
import { HelpTopicScreen } from '../../features/help/HelpTopicScreen.tsx';

export const Route = createFileRoute('/_shell/help_/$slug')({
  staticData: { access: 'session' },
  component: HelpTopicScreen,
});
