import { translate } from '@ploegplan/contract/languages/translate';
import { slips } from '@ploegplan/contract/slips/endpoints';
import type { NewSlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import {
  composeDraftPaper,
  createSignatureWrite,
  slipChoicesQuery,
  useSlip,
} from '../../data/own/slips.ts';
import { useDeliverOne } from '../../data/own/useDeliverOne.ts';
import { getUrl } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SignForm, type SlipAnswer } from './SignForm.tsx';
import { SlipPaperView } from './SlipPaperView.tsx';
import { describeDevice, findPosition } from './signing.ts';
import classes from './slips.module.css';

/** Shows the client's person the slip on this device, and takes the answer. */
export function SlipSignScreen({ id }: { id: string }) {
  const { query, slip, draft, isWaiting } = useSlip(id);
  const choices = useQuery(slipChoicesQuery);
  const tenant = useTenant();
  const navigate = useNavigate();
  const deliver = useDeliverOne();
  const [isSending, setSending] = useState(false);
  const [signatureId] = useState(() => uuidv7());
  // The last version is signed also when it was shown before, without an answer.
  const stored = isWaiting ? undefined : slip?.versions[0];
  const paper =
    stored?.paper ??
    (draft && choices.data ? composeDraftPaper(draft, tenant.name, choices.data) : undefined);

  const send = async (answer: SlipAnswer) => {
    if (!paper) return;
    setSending(true);
    const signature: NewSlipSignature = {
      id: signatureId,
      version: paper.version,
      ...answer,
      device: describeDevice(),
      position: await findPosition(),
      at: new Date().toISOString(),
    };
    try {
      await deliver(createSignatureWrite({ id, title: paper.project.title }, signature), {
        saved: translate('Vastgelegd.'),
        field: 'strokes',
      });
      void navigate({ to: '/slips/$id', params: { id }, replace: true });
    } catch (error) {
      notify.error(translate('Niet vastgelegd'), explainError(error));
    }
    setSending(false);
  };
  return (
    <Screen
      title={translate('Laten tekenen')}
      back={{ to: '/slips', label: translate('Terug naar de bonnen') }}
    >
      <Loaded
        query={{
          data: paper,
          error: query.error ?? choices.error,
          refetch: async () => {
            await Promise.all([query.refetch(), choices.refetch()]);
          },
        }}
      >
        {(shown) => (
          <div className={`${classes.page} grid gap-6`}>
            <SlipPaperView
              paper={shown}
              sha256={stored?.sha256 ?? null}
              signatures={[]}
              getPhotoUrl={(photo) =>
                stored
                  ? getUrl(slips.photo, { params: { id, photo }, query: { preview: 'true' } })
                  : null
              }
            />
            <SignForm
              orderedBy={shown.orderedBy}
              outcomes={['signed', 'refused', 'absent']}
              isSending={isSending}
              onAnswer={(answer) => void send(answer)}
            />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
