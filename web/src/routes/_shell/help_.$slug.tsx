import { createFileRoute } from '@tanstack/react-router';
import { HelpTopicScreen } from '../../features/help/HelpTopicScreen.tsx';

export const Route = createFileRoute('/_shell/help_/$slug')({
  staticData: { access: 'session' },
  component: HelpTopic,
});

function HelpTopic() {
  const { slug } = Route.useParams();
  return <HelpTopicScreen slug={slug} />;
}
