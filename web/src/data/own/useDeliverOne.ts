import { translate } from '@ploegplan/contract/languages/translate';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NetworkError } from '../../lib/api/errors.ts';
import { notify } from '../../lib/notify.ts';
import type { Refusal, Write } from '../../lib/outbox/entry.ts';
import { toError } from '../../lib/outbox/refusals.ts';

interface Sending {
  /** The message once the server has it. */
  saved: string;
  /** The field at which a rejection stands that names none. */
  field: string;
  /** What is sent after it, stored together with it. */
  also?: readonly Write[];
}

/** Sends the write of a form by the outbox, and tells what became of it; throws what the server rejects. */
export function useDeliverOne() {
  const cache = useQueryClient();
  return useCallback(
    async (write: Write, { saved, field, also = [] }: Sending): Promise<void> => {
      const { deliver } = await import('./outbox.ts');
      const refusals: Refusal[] = [];
      let isUnkept = false;
      const isAnswered = await deliver(cache, [write, ...also], {
        onRefused: (_, refusal) => refusals.push(refusal),
        onUnkept: () => {
          isUnkept = true;
        },
      });
      const [refusal] = refusals;
      if (refusal) throw toError({ fields: [{ field, code: refusal.code }], ...refusal });
      if (isUnkept) throw new NetworkError();
      if (isAnswered) return notify.success(saved, write.about);
      notify.info(
        translate('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'),
        write.about,
      );
    },
    [cache],
  );
}
