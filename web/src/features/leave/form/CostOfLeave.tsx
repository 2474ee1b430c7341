import type { Absence } from '@ploegplan/contract/absences/schemas';
import { isDate } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { balancesQuery, leaveCardQuery } from '../../../data/leave/leave.ts';
import { openRequestsQuery } from '../../../data/leave/requests.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { type AbsenceValues, computeCost, toLeaveDays } from './absence-values.ts';
import { describeExcess } from './beyond-maximum.ts';
import { formatCost } from './cost-text.ts';
import { sumOpenRequests } from './open-requests.ts';

interface Props {
  people: readonly Employee[];
  kinds: readonly LeaveKind[];
  /** The absence that is changed, whose hours come back. */
  absence: Absence | null;
  values: AbsenceValues;
  /** The request that is answered. */
  requestId?: string;
}

/** People whose balances are shown each; of more only the hours. */
const MOST_SHOWN = 3;

/** Shows how many hours the leave costs, and the balance at the end of its year; nothing before its kind is chosen. */
export function CostOfLeave({ people, kinds, absence, values, requestId }: Props) {
  const { firstDay, lastDay, kindId, employeeIds } = values;
  const hasDays = isDate(firstDay) && isDate(lastDay);
  const days = hasDays ? ([firstDay, lastDay] as const) : (['2000-01-01', '2000-01-01'] as const);
  const holidays = useHolidays(...days);
  const until = `${lastDay.slice(0, 4)}-12-31`;
  const balances = useQuery({
    ...balancesQuery(until),
    enabled: hasDays,
  });
  const { data: requests = [] } = useQuery(openRequestsQuery);
  const isDayOff = (day: string) => day in holidays;
  const kind = kinds.find(({ id }) => id === kindId);
  const account = kind?.account ?? null;
  const only =
    employeeIds.length === 1 ? people.find(({ id }) => id === employeeIds[0]) : undefined;
  const { data: card } = useQuery({
    ...leaveCardQuery(only?.id ?? '', Number(firstDay.slice(0, 4))),
    enabled: hasDays && only !== undefined && kind?.maxMonths != null,
  });
  const accountBefore = kinds.find(({ id }) => id === absence?.kindId)?.account ?? null;
  const lines = people.flatMap((person) => {
    if (!employeeIds.includes(person.id)) return [];
    const cost = computeCost(person, values, isDayOff);
    if (cost === null) return [];
    const own = balances.data?.find(({ employeeId }) => employeeId === person.id);
    const before = own?.balances.find((balance) => balance.account === account)?.hours;
    const back =
      absence && accountBefore === account
        ? (computeCost(person, toLeaveDays(person, absence), isDayOff) ?? 0)
        : 0;
    const isKept = person.kind === 'own' && before !== undefined && account !== null;
    const left = !isKept ? null : before + back - cost;
    const keepsBalances = person.kind === 'own' && (own?.balances.length ?? 0) > 0;
    const open = sumOpenRequests(
      requests.filter(({ employeeId }) => employeeId === person.id),
      { worker: person, account, kinds, except: requestId, until, isDayOff },
    );
    const isCounted = card && kind && person === only;
    const beyond = isCounted
      ? describeExcess(kind, card, { firstDay, cost, absence, worker: person, isDayOff })
      : '';
    return [{ person, cost, left, open, keepsBalances, beyond }];
  });
  if (!kind || lines.length === 0) return null;
  if (lines.length > MOST_SHOWN) {
    const total = lines.reduce((sum, { cost }) => sum + cost, 0);
    return (
      <ul className="flex flex-col gap-0-5">
        <li>
          Samen {formatHoursText(total)}, {lines.length} mensen
        </li>
      </ul>
    );
  }
  return (
    <ul className="flex flex-col gap-0-5">
      {lines.map(({ person, cost, left, open, keepsBalances, beyond }) => (
        <li
          key={person.id}
          className={(left !== null && left - open < 0) || beyond ? 'text-error' : undefined}
        >
          {lines.length > 1 && `${person.name}: `}
          {person.contracts.length === 0
            ? 'Geen contracturen bekend'
            : formatCost(cost, { account, keepsBalances, whose: 'het' })}
          {left !== null &&
            account &&
            ` · ${leaveAccountTexts[account]} daarna: ${formatHoursText(left)}`}
          {left !== null &&
            open > 0 &&
            `, met ${requestId ? 'de andere aanvragen' : 'wat nog is aangevraagd'}: ${formatHoursText(left - open)}`}
          {beyond && ` · ${beyond}`}
        </li>
      ))}
    </ul>
  );
}
