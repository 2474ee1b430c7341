import { limits } from '@ploegplan/contract/limits';
import type { Terms } from '@ploegplan/contract/texts/terms';
import { formatWebhookEvent } from '@ploegplan/contract/texts/webhooks';
import { type Webhook, webhookEvents } from '@ploegplan/contract/webhooks/schemas';
import type { WebhookValues } from '../../data/company/webhooks.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const newWebhook = { isOn: true, events: [...webhookEvents] };

/** 'Aan', 'Uit', or why the server switched it off. */
export const formatState = ({ isOn, offWhy }: Pick<Webhook, 'isOn' | 'offWhy'>): string => {
  if (isOn) return 'Aan';
  if (offWhy === 'failing') return 'Uit: twee dagen kwam er niets aan';
  return offWhy === 'gone' ? 'Uit: het adres bestaat niet meer' : 'Uit';
};

export const listWebhookFields = (terms: Terms): readonly RecordField<WebhookValues, Webhook>[] => [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    placeholder: 'Bijvoorbeeld Boekhouding',
    column: 12,
  },
  {
    kind: 'text',
    name: 'url',
    label: 'Adres',
    required: true,
    missing: 'Vul een adres met https:// in',
    help: 'Waar de ontvanger berichten aanneemt. Alleen een openbaar adres met https://.',
    maxLength: limits.url,
    findError: ({ url }) =>
      /^https?:\/\/[^\s/]/.test(url.trim()) ? undefined : 'Vul een adres met https:// in',
    explainRejection: ([problem]) =>
      problem?.code === 'too-many'
        ? `Er kunnen niet meer dan ${limits.webhooks} webhooks zijn`
        : 'Vul een openbaar adres met https:// in',
    column: 20,
  },
  {
    kind: 'multiselect',
    name: 'events',
    label: 'Gebeurtenissen',
    required: true,
    missing: 'Kies minstens één gebeurtenis',
    options: webhookEvents.map((event) => ({
      value: event,
      label: formatWebhookEvent(event, terms),
      detail: event,
    })),
    column: {
      width: 10,
      value: ({ events }) =>
        events.length === webhookEvents.length
          ? 'Alle'
          : formatQuantity(events.length, 'gebeurtenis', 'gebeurtenissen'),
    },
  },
  {
    kind: 'switch',
    name: 'isOn',
    label: 'Aan',
    help: 'Gaat hij weer aan, dan wordt verstuurd wat nog wachtte. Wat intussen veranderde, niet.',
    column: { width: 12, label: 'Stand', value: formatState },
    fact: (row) => (row.isOn ? 'Ja' : formatState(row)),
  },
];
