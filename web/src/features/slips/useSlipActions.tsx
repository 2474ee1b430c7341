import { slips } from '@ploegplan/contract/slips/endpoints';
import type { SlipRow } from '@ploegplan/contract/slips/schemas';
import { IconArrowBackUp, IconCash, IconMessageExclamation } from '@tabler/icons-react';
import { useChangeSlip } from '../../data/own/slips.ts';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import type { Action } from '../../ui/drawer/DetailsDrawer.tsx';

const changes = {
  invoiced: { label: 'Gefactureerd', Icon: IconCash },
  disputed: { label: 'Betwist', Icon: IconMessageExclamation },
  signed: { label: 'Terug naar getekend', Icon: IconArrowBackUp },
} as const;

/** What the office does with a slip whose last version is signed. */
export function useSlipActions(
  row: Pick<SlipRow, 'id' | 'number' | 'state' | 'signedAt'> | undefined,
): Action[] {
  const changing = useChangeSlip();
  if (!row?.signedAt) return [];
  const { id, number } = row;
  return (['invoiced', 'disputed', 'signed'] as const)
    .filter((state) => state !== row.state)
    .map((state) => ({
      ...changes[state],
      onClick: () =>
        changing.mutate(() => call(slips.setState, { params: { id }, body: { state } }), {
          onSuccess: () => notify.success(`Bon ${number}: ${changes[state].label.toLowerCase()}`),
          onError: (error) => notify.error('Bon bijwerken mislukt', explainError(error)),
        }),
    }));
}
