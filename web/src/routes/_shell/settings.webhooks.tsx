import { createFileRoute } from '@tanstack/react-router';
import { WebhooksScreen } from '../../features/webhooks/WebhooksScreen.tsx';

export const Route = createFileRoute('/_shell/settings/webhooks')({
  staticData: { access: 'admin' },
  component: WebhooksScreen,
});
