import { slips } from '@ploegplan/contract/slips/endpoints';
import type { SlipRow } from '@ploegplan/contract/slips/schemas';
import { stateNames } from '@ploegplan/contract/slips/texts';
import { IconArrowBackUp, IconCash, IconMessageExclamation, IconTrash } from '@tabler/icons-react';
import { useChangeSlip } from '../../data/own/slips.ts';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import type { Action } from '../../ui/drawer/DetailsDrawer.tsx';

const changes = {
  invoiced: { label: 'Gefactureerd', Icon: IconCash },
  disputed: { label: 'Betwist', Icon: IconMessageExclamation },
  signed: { label: 'Terug naar getekend', Icon: IconArrowBackUp },
  withdrawn: { label: 'Laten vervallen', Icon: IconTrash },
  draft: { label: 'Terug naar concept', Icon: IconArrowBackUp },
} as const;

type Row = Pick<SlipRow, 'id' | 'number' | 'state' | 'signedAt' | 'version'>;

/** The states that the office can give a slip: of a signed one, or of a draft that nobody was asked to sign. */
function listStates({ state, signedAt, version }: Row): (keyof typeof changes)[] {
  if (signedAt) return ['invoiced', 'disputed', 'signed'];
  const isFirstDraft = version === 1 && (state === 'draft' || state === 'withdrawn');
  return isFirstDraft ? ['withdrawn', 'draft'] : [];
}

/** What the office does with a slip besides signing it. */
export function useSlipActions(row: Row | undefined): Action[] {
  const changing = useChangeSlip();
  if (!row) return [];
  const { id, number } = row;
  return listStates(row)
    .filter((state) => state !== row.state)
    .map((state) => ({
      ...changes[state],
      onClick: () =>
        changing.mutate(() => call(slips.setState, { params: { id }, body: { state } }), {
          onSuccess: () => notify.success(`Bon ${number}: ${stateNames[state].toLowerCase()}`),
          onError: (error) => notify.error('Bon bijwerken mislukt', explainError(error)),
        }),
    }));
}
