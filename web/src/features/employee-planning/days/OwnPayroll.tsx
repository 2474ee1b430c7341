import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import type { PayrollAmount } from '@ploegplan/contract/payroll/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { ownPayrollQuery } from '../../../data/company/payroll.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { formatPayAmount, formatPayPeriod } from '../../../ui/work/payroll-texts.ts';

/** What went to the payroll of the worker by period, with the balances of leave then, and what waits; nothing where nothing was sent. Default export for lazy loading. */
export default function OwnPayroll({ monday }: { monday: string }) {
  const { data } = useQuery(ownPayrollQuery);
  if (!data || data.batches.length + data.open.length === 0) return null;
  const sunday = addDays(monday, 6);
  const batches = data.batches.map((batch) => ({
    ...batch,
    isOfWeek: batch.from <= sunday && batch.to >= monday,
    sent: `loon op ${formatDay(getToday(new Date(batch.madeAt)))}, batch ${batch.number}`,
  }));
  const ofWeek = batches.find(({ isOfWeek }) => isOfWeek);
  return (
    <Folded className="mb-3" label={ofWeek ? `Naar ${ofWeek.sent}` : 'Naar loon'}>
      {data.open.length > 0 && (
        <>
          <p className="font-semibold">Goedgekeurd, nog niet naar loon</p>
          <Amounts amounts={data.open} />
        </>
      )}
      {batches.map(({ number, amounts, balances, isOfWeek, sent, ...days }) => (
        <Folded key={number} label={`${formatPayPeriod(days)}: naar ${sent}`} open={isOfWeek}>
          <Amounts amounts={amounts} />
          <ul className="mb-2 tabular-nums">
            {balances.map(({ account, hours }) => (
              <li key={account}>
                Verlofsaldo {leaveAccountTexts[account].toLowerCase()}: {formatHoursText(hours)}
              </li>
            ))}
          </ul>
        </Folded>
      ))}
    </Folded>
  );
}

const Amounts = ({ amounts }: { amounts: readonly PayrollAmount[] }) => (
  <ul className="mb-2 tabular-nums">
    {amounts.map(({ kind, code, name, period, unit, isEarlier, quantity }) => (
      <li key={`${kind} ${code} ${unit} ${period}`}>
        {name}: {formatPayAmount(quantity, unit)}
        {code === null && <span className="text-quiet"> (gaat niet mee)</span>}
        {isEarlier && <span className="text-quiet"> (verschil over {period})</span>}
      </li>
    ))}
  </ul>
);
