import { receiptAnswerTexts } from '@ploegplan/contract/texts/kinds';
import { describeDifference } from '../../../data/planning/told/told-difference.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import type { RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import { findEmployeeId, formatLate, formatWay, type ToldRow } from './told-rows.ts';
import { useToldRows } from './useToldRows.ts';

const listFacts = (row: ToldRow): Fact[] => [
  ['Wat is doorgegeven', describeDifference(row.was, row.works).join('\n')],
  ['Doorgegeven', formatFullMoment(row.at)],
  ['Door', row.by],
  ['Te laat: dagen vooraf', formatLate(row)],
  [
    'Bereikt',
    row.reachedAt && `${formatFullMoment(row.reachedAt)} via ${formatWay(row).toLowerCase()}`,
  ],
  [
    'Antwoorden',
    row.receipts
      .map(({ answer, reason, at }) =>
        [`${receiptAnswerTexts[answer]}, ${formatFullMoment(at)}`, reason]
          .filter(Boolean)
          .join(': '),
      )
      .join('\n'),
  ],
];

/** Shows what was told of one day, and each answer to it with its time. */
export function ToldDrawer({ id, opened, onClose }: RecordDetailsProps<ToldRow>) {
  const { rows } = useToldRows(findEmployeeId(id));
  const row = rows?.find((told) => told.id === id);
  return (
    <SideDrawer opened={opened} onClose={onClose} title={row ? formatLongDay(row.date) : ''}>
      {row && <Facts facts={listFacts(row)} />}
    </SideDrawer>
  );
}
