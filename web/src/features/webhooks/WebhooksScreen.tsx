import { IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { webhookData, webhooksSort } from '../../data/company/webhooks.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import { formatState, listWebhookFields } from './fields.tsx';
import { WebhookDetails } from './WebhookDetails.tsx';

const WebhookForm = createLazyPart(() => import('./WebhookForm.tsx'));

/** The endpoints to which changes of the company are sent. */
export function WebhooksScreen() {
  const query = useQuery(webhookData.list);
  const { terms } = useTenant();
  const columns = useMemo(() => createColumns(listWebhookFields(terms)), [terms]);
  return (
    <RecordScreen
      title="Webhooks"
      name="webhooks"
      nouns={['webhook', 'webhooks']}
      note="Ploegplan stuurt elke wijziging die je kiest meteen naar een ander systeem."
      columns={columns}
      rows={query.data}
      query={query}
      sort={webhooksSort}
      isShort
      card={(row) => <CardText name={row.name} details={[row.url, formatState(row)]} />}
      empty={{
        Icon: IconWebhook,
        title: 'Nog geen webhooks',
        text: 'Laat een ander systeem meteen weten wat er verandert, zoals planning of goedgekeurde uren.',
        addLabel: 'Webhook toevoegen',
      }}
      Details={WebhookDetails}
      Form={WebhookForm}
      back={{ to: '/settings/connections', label: 'Terug naar Koppelingen' }}
    />
  );
}
