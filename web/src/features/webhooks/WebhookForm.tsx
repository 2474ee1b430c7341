import type { Webhook } from '@ploegplan/contract/webhooks/schemas';
import { webhookData } from '../../data/company/webhooks.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { listWebhookFields, newWebhook } from './fields.tsx';

/** Adds or changes an endpoint. Default export for lazy loading. */
export default function WebhookForm(props: RecordDrawerProps<Webhook>) {
  const { terms } = useTenant();
  return (
    <RecordDrawer
      {...props}
      data={webhookData}
      fields={listWebhookFields(terms)}
      given={newWebhook}
    />
  );
}
