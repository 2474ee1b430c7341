import { Button } from '@mantine/core';
import { formatWebhookEvent } from '@ploegplan/contract/texts/webhooks';
import type { Webhook, WebhookDelivery } from '@ploegplan/contract/webhooks/schemas';
import { useQuery } from '@tanstack/react-query';
import { deliveriesQuery, useSendWebhook } from '../../data/company/webhooks.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatDayAndClock, formatMoment } from '../../lib/dates/moments.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import { FormError } from '../../ui/messages/FormError.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';

/** The characters of an answer that the list shows. */
const SHOWN = 200;

function describe({ deliveredAt, dueAt, tries, status, answer }: WebhookDelivery): string {
  if (deliveredAt) return `Aangekomen ${formatMoment(deliveredAt)} (${status})`;
  const next = dueAt ? `, opnieuw vanaf ${formatDayAndClock(dueAt)}` : '';
  if (tries === 0) return `Wacht${next}`;
  const reason = [status, answer.slice(0, SHOWN)].filter(Boolean).join(' ');
  return `${formatQuantity(tries, 'poging', 'pogingen')}${next}: ${reason}`;
}

/** What was and will be sent to an endpoint, each with a button to send it again. */
export function Deliveries({ webhook: { id, isOn } }: { webhook: Webhook }) {
  const { terms } = useTenant();
  const query = useQuery(deliveriesQuery(id));
  const sending = useSendWebhook(id);
  return (
    <DrawerPart heading="Berichten van de laatste 14 dagen">
      {sending.error && <FormError text={explainError(sending.error)} />}
      <Loaded query={query} rows={3}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="text-quiet">Er is nog niets verstuurd.</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {deliveries.map((delivery) => {
                const name = formatWebhookEvent(delivery.event, terms);
                return (
                  <li key={delivery.id} className="flex items-center justify-between gap-4">
                    <div className="flex flex-col min-w-0 text-sm wrap-anywhere">
                      <strong>
                        {name}{' '}
                        <span className="text-quiet font-normal">
                          {formatDayAndClock(delivery.at)}
                        </span>
                      </strong>
                      <span className={delivery.deliveredAt ? 'text-quiet' : ''}>
                        {describe(delivery)}
                      </span>
                    </div>
                    {isOn && (
                      <Button
                        variant="default"
                        disabled={sending.isPending}
                        aria-label={`${name} van ${formatDayAndClock(delivery.at)} opnieuw sturen`}
                        onClick={() => sending.mutate(delivery.id)}
                      >
                        Opnieuw
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </DrawerPart>
  );
}
