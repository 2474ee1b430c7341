import type { SlipRow } from '@ploegplan/contract/slips/schemas';
import { basisNames, formatCents, kindNames, stateNames } from '@ploegplan/contract/slips/texts';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { slipsQuery } from '../../data/own/slips.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { DetailsDrawer } from '../../ui/drawer/DetailsDrawer.tsx';
import type { RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { useSlipActions } from './useSlipActions.tsx';

/** Shows a slip beside the list. Default export for lazy loading. */
export default function SlipDrawer({ id, opened, onClose }: RecordDetailsProps<SlipRow>) {
  const row = useQuery(slipsQuery).data?.find((slip) => slip.id === id);
  const actions = useSlipActions(row);
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={row ? `${kindNames[row.kind]} ${row.number}` : 'Bon'}
      facts={
        row
          ? [
              ['Stand', stateNames[row.state]],
              ['Werk', row.projectName],
              ['Klant', row.clientName],
              ['Wat', row.what],
              [
                'Prijs',
                row.price && `${basisNames[row.price.basis]}: ${formatCents(row.price.cents)}`,
              ],
              ['Uren', row.hours > 0 && formatHoursText(row.hours)],
              ['Versie', row.version],
              [
                'Getekend',
                row.signedAt && `${formatFullMoment(row.signedAt)} door ${row.signedBy}`,
              ],
              ['Gemaakt', [formatFullMoment(row.madeAt), row.by].filter(Boolean).join(' · ')],
            ]
          : []
      }
      links={[{ label: 'Hele bon', to: `/slips/${id}`, Icon: IconReceipt }]}
      actions={actions}
    />
  );
}
