import { createFileRoute } from '@tanstack/react-router';
import { HelpTopicScreen } from '../../features/help/HelpTopicScreen.tsx';

export const Route = createFileRoute('/_shell/help_/$slug')({
  staticData: { access: 'session' },
  validateSearch: ({ zoek }): { zoek?: string } =>
    typeof zoek === 'string' && zoek !== '' ? { zoek } : {},
  component: HelpTopic,
});

function HelpTopic() {
  const { slug } = Route.useParams();
  const { zoek = '' } = Route.useSearch();
  return <HelpTopicScreen slug={slug} search={zoek} />;
}
