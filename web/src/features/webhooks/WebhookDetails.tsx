import type { Webhook } from '@ploegplan/contract/webhooks/schemas';
import { IconKey, IconSend } from '@tabler/icons-react';
import { useSendWebhook, useShowSecret, webhookData } from '../../data/company/webhooks.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { CopyField } from '../../ui/facts/CopyField.tsx';
import { FormError } from '../../ui/messages/FormError.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { Deliveries } from './Deliveries.tsx';
import { listWebhookFields } from './fields.tsx';

/** Shows an endpoint with its messages, and its secret when asked. */
export function WebhookDetails(props: RecordDetailsProps<Webhook>) {
  const { terms } = useTenant();
  const sending = useSendWebhook(props.id);
  const showing = useShowSecret(props.id);
  const sendTest = () =>
    sending.mutate(null, {
      onSuccess: () => notify.success('Proefbericht verstuurd. Hieronder staat of het aankwam.'),
    });
  const fault = sending.error ?? showing.error;
  return (
    <RecordDetails
      {...props}
      data={webhookData}
      fields={listWebhookFields(terms)}
      remains="Ook de berichten die nog wachten gaan weg."
      facts={({ waiting, lastDeliveredAt }) => [
        ['Nog niet aangekomen', waiting > 0 && waiting],
        ['Laatst aangekomen', lastDeliveredAt && formatMoment(lastDeliveredAt)],
      ]}
      actions={({ isOn }) => [
        ...(isOn ? [{ label: 'Proef sturen', Icon: IconSend, onClick: sendTest }] : []),
        { label: 'Geheim tonen', Icon: IconKey, onClick: () => showing.mutate() },
      ]}
      body={() => (
        <>
          {fault && <FormError text={explainError(fault)} />}
          {showing.data && (
            <div className="mb-4">
              <CopyField
                label="Geheim"
                description="Vul dit in bij de ontvanger, die er berichten mee controleert."
                text={showing.data.secret}
              />
            </div>
          )}
        </>
      )}
      after={(webhook) => <Deliveries webhook={webhook} />}
    />
  );
}
