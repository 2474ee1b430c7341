import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { useQuery } from '@tanstack/react-query';
import { ownPayrollQuery } from '../../../data/company/payroll.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { formatPayAmount, formatPayPeriod } from '../../../ui/work/payroll-texts.ts';

const describeBalance = (account: LeaveAccount, hours: string): string =>
  ({
    vacation: translate('Verlofsaldo vakantie: {hours}', { hours }),
    rostered: translate('Verlofsaldo roostervrij: {hours}', { hours }),
    'time-for-time': translate('Verlofsaldo tijd-voor-tijd: {hours}', { hours }),
  })[account];

/** The batches of the periods in which a week lies, with what they have of the worker; nothing where nothing was sent. Default export for lazy loading. */
export default function OwnPayroll({ monday }: { monday: string }) {
  const { data } = useQuery(ownPayrollQuery);
  const sunday = addDays(monday, 6);
  const sent = data?.batches.filter(({ from, to }) => from <= sunday && to >= monday) ?? [];
  return sent.map(({ number, madeAt, amounts, balances, ...days }) => (
    <Folded
      key={number}
      className="mb-3"
      label={translate('{period}: naar loon op {day}, batch {number}', {
        period: formatPayPeriod(days),
        day: formatDay(getToday(new Date(madeAt))),
        number,
      })}
    >
      <ul className="mb-2 tabular-nums">
        {amounts.map(({ kind, code, name, period, unit, isEarlier, quantity }) => (
          <li key={`${kind} ${code} ${unit} ${period}`}>
            {name}: {formatPayAmount(quantity, unit)}
            {isEarlier && (
              <span className="text-quiet">
                {' '}
                {translate('(verschil over {period})', { period })}
              </span>
            )}
          </li>
        ))}
        {balances.map(({ account, hours }) => (
          <li key={account}>{describeBalance(account, formatHoursText(hours))}</li>
        ))}
      </ul>
    </Folded>
  ));
}
