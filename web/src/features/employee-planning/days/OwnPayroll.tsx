import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { ownPayrollQuery } from '../../../data/company/payroll.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { formatPayAmount, formatPayPeriod } from '../../../ui/work/payroll-texts.ts';

/** The batches of the periods in which a week lies, with what they have of the worker; nothing where nothing was sent. Default export for lazy loading. */
export default function OwnPayroll({ monday }: { monday: string }) {
  const { data } = useQuery(ownPayrollQuery);
  const sunday = addDays(monday, 6);
  const sent = data?.batches.filter(({ from, to }) => from <= sunday && to >= monday) ?? [];
  return sent.map(({ number, madeAt, amounts, balances, ...days }) => (
    <Folded
      key={number}
      className="mb-3"
      label={`${formatPayPeriod(days)}: naar loon op ${formatDay(getToday(new Date(madeAt)))}, batch ${number}`}
    >
      <ul className="mb-2 tabular-nums">
        {amounts.map(({ kind, code, name, period, unit, isEarlier, quantity }) => (
          <li key={`${kind} ${code} ${unit} ${period}`}>
            {name}: {formatPayAmount(quantity, unit)}
            {isEarlier && <span className="text-quiet"> (verschil over {period})</span>}
          </li>
        ))}
        {balances.map(({ account, hours }) => (
          <li key={account}>
            Verlofsaldo {leaveAccountTexts[account].toLowerCase()}: {formatHoursText(hours)}
          </li>
        ))}
      </ul>
    </Folded>
  ));
}
