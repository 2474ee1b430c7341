import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import type { OwnPayroll as Payroll } from '@ploegplan/contract/payroll/own.schemas';
import type { PayrollAmount } from '@ploegplan/contract/payroll/schemas';
import { useQuery } from '@tanstack/react-query';
import { ownPayrollQuery } from '../../../data/company/payroll.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { formatPayAmount, formatPayPeriod } from '../../../ui/work/payroll-texts.ts';

type SentBatch = Payroll['batches'][number];

const describeBalance = (account: LeaveAccount, hours: string): string =>
  ({
    vacation: translate('Verlofsaldo vakantie: {hours}', { hours }),
    rostered: translate('Verlofsaldo roostervrij: {hours}', { hours }),
    'time-for-time': translate('Verlofsaldo tijd-voor-tijd: {hours}', { hours }),
  })[account];

const describeBatch = ({ number, madeAt, ...days }: SentBatch): string =>
  translate('{period}: naar loon op {day}, batch {number}', {
    period: formatPayPeriod(days),
    day: formatDay(getToday(new Date(madeAt))),
    number,
  });

/** What went to the payroll of the worker by period, that of a week first, and what waits; nothing where nothing was sent. Default export for lazy loading. */
export default function OwnPayroll({ monday }: { monday: string }) {
  const { data } = useQuery(ownPayrollQuery);
  if (!data || data.batches.length + data.open.length === 0) return null;
  const sunday = addDays(monday, 6);
  const ofWeek = data.batches.find(({ from, to }) => from <= sunday && to >= monday);
  return (
    <Folded className="mb-3" label={ofWeek ? describeBatch(ofWeek) : translate('Naar loon')}>
      {ofWeek && <Batch batch={ofWeek} />}
      {data.open.length > 0 && (
        <>
          <p className="font-semibold">{translate('Goedgekeurd, nog niet naar loon')}</p>
          <Amounts amounts={data.open} />
        </>
      )}
      {data.batches.map(
        (batch) =>
          batch !== ofWeek && (
            <Folded key={batch.number} label={describeBatch(batch)}>
              <Batch batch={batch} />
            </Folded>
          ),
      )}
    </Folded>
  );
}

const Batch = ({ batch: { amounts, balances } }: { batch: SentBatch }) => (
  <>
    <Amounts amounts={amounts} />
    <ul className="mb-2 tabular-nums">
      {balances.map(({ account, hours }) => (
        <li key={account}>{describeBalance(account, formatHoursText(hours))}</li>
      ))}
    </ul>
  </>
);

const Amounts = ({ amounts }: { amounts: readonly PayrollAmount[] }) => (
  <ul className="mb-2 tabular-nums">
    {amounts.map(({ kind, code, name, period, unit, isEarlier, quantity }) => (
      <li key={`${kind} ${code} ${unit} ${period}`}>
        {name}: {formatPayAmount(quantity, unit)}{' '}
        <span className="text-quiet">
          {code === null && translate('(gaat niet mee)')}{' '}
          {isEarlier && translate('(verschil over {period})', { period })}
        </span>
      </li>
    ))}
  </ul>
);
