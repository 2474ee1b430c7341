import type { SlipDifference } from '@ploegplan/contract/slips/schemas';
import { useQuery } from '@tanstack/react-query';
import { slipDifferencesQuery } from '../../data/own/slips.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { SideDrawer } from '../../ui/drawer/SideDrawer.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TotalsTable } from '../../ui/table/TotalsTable.tsx';

const hourNames: Record<SlipDifference['kind'], string> = {
  'extra-work': 'Meerwerk',
  'day-rate': 'Regie',
};

/** Lists where the signed slips and the hours of their kind differ. Default export for lazy loading. */
export default function DifferencesDrawer({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  const query = useQuery(slipDifferencesQuery);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Verschil met de uren">
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p>Geen verschil: de uren van alle getekende bonnen kloppen met de urenregistratie.</p>
          ) : (
            <TotalsTable
              name="Verschil met de uren"
              head={['Wie en wanneer', 'Bonnen', 'Uren']}
              groups={[...Map.groupBy(rows, ({ projectName }) => projectName)].map(
                ([heading, own]) => ({
                  key: heading,
                  heading,
                  rows: own.map(
                    ({ employeeName, date, kind, slipHours, recordedHours, ...row }) => ({
                      key: `${employeeName} ${date} ${kind}`,
                      cells: [
                        [
                          `${employeeName}, ${formatShortDay(date)}, ${hourNames[kind]}`,
                          ...(row.slips.length > 0 ? [`bon ${row.slips.join(', ')}`] : []),
                        ].join(', '),
                        formatNumber(slipHours),
                        formatNumber(recordedHours),
                      ],
                    }),
                  ),
                }),
              )}
            />
          )
        }
      </Loaded>
    </SideDrawer>
  );
}
