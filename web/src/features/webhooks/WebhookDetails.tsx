import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Webhook } from '@ploegplan/contract/webhooks/schemas';
import { IconKey, IconSend } from '@tabler/icons-react';
import { useSendWebhook, useShowSecret, webhookData } from '../../data/company/webhooks.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
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
          {showing.data && <Secret secret={showing.data.secret} />}
        </>
      )}
      after={(webhook) => <Deliveries webhook={webhook} />}
    />
  );
}

function Secret({ secret }: { secret: string }) {
  const { copy, copied } = useClipboard();
  return (
    <div className="mb-4">
      <div className="flex items-end gap-2">
        <TextInput
          className="flex-1"
          label="Geheim"
          readOnly
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" onClick={() => copy(secret)}>
          {copied ? 'Gekopieerd' : 'Kopiëren'}
        </Button>
      </div>
      <p className="mt-1 text-quiet text-sm">
        Vul dit in bij de ontvanger, die er berichten mee controleert.
      </p>
    </div>
  );
}
