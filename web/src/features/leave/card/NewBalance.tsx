import { isDate } from '@ploegplan/contract/dates/dates';
import type { EmployeeBalances, LotKind } from '@ploegplan/contract/leave/schemas';
import { leaveLotTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { balancesQuery } from '../../../data/leave/leave.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';

interface Props {
  employeeId: string;
  kind: LotKind;
  day: string;
  /** Hours that are added, or below zero taken off; 0 while that is not known. */
  change: number;
}

/** The hours of a kind before and after a change; undefined for whom no balances are kept. */
export function computeChangedBalance(
  balances: readonly EmployeeBalances[] | undefined,
  { employeeId, kind, change }: Omit<Props, 'day'>,
) {
  const own = balances?.find((balance) => balance.employeeId === employeeId);
  if (!own) return undefined;
  const before = own.byKind.find((candidate) => candidate.kind === kind)?.hours ?? 0;
  return { before, after: before + change };
}

/** The balance at the end of a day, and what it becomes. */
export function NewBalance({ day, ...changed }: Props) {
  const { data } = useQuery({ ...balancesQuery(day), enabled: isDate(day) });
  const balance = computeChangedBalance(data, changed);
  if (!balance) return null;
  const { before, after } = balance;
  return (
    <FormNotice>
      {leaveLotTexts[changed.kind]} op {formatShortDay(day)}: {formatHoursText(before)}
      {changed.change !== 0 && (
        <>
          {' → '}
          <b className={after < 0 ? 'text-error' : undefined}>{formatHoursText(after)}</b>
        </>
      )}
    </FormNotice>
  );
}
