import { isDate } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { ownLeaveQuery } from '../../../data/own/own-leave.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { computeCost, type LeaveDays } from '../form/absence-values.ts';
import { formatCost } from '../form/cost-text.ts';
import { sumOpenRequests } from '../form/open-requests.ts';

/** A kind of leave that may be requested. */
export interface RequestedKind {
  id: string;
  name: string;
  account: LeaveAccount | null;
}

interface Props {
  /** The id of the new request, which the server may have already. */
  id: string;
  values: LeaveDays & { kindId: string | null };
  card: LeaveCard;
  kinds: readonly RequestedKind[];
}

/**
 * Shows what the leave costs, and the balance before and after it at the end of its year; the hours of other open requests are taken off
 * too.
 */
export function CostOfRequest({ id, values, card, kinds }: Props) {
  const { firstDay, lastDay, kindId } = values;
  const hasDays = isDate(firstDay) && isDate(lastDay) && firstDay <= lastDay;
  const year = Number((hasDays ? lastDay : card.today).slice(0, 4));
  const holidays = useHolidays(hasDays ? firstDay : card.today, hasDays ? lastDay : card.today);
  const { data: ofYear } = useQuery(ownLeaveQuery(year));
  const account = kinds.find((kind) => kind.id === kindId)?.account ?? null;
  if (card.contracts.length === 0) {
    return <p>{translate('Je contracturen zijn niet bekend, dus niet wat dit kost.')}</p>;
  }
  const isDayOff = (day: string) => day in holidays;
  const cost = hasDays ? computeCost(card, values, isDayOff) : null;
  const before = ofYear?.atYearEnd.find((candidate) => candidate.account === account)?.hours;
  const hasBalance = account !== null && before !== undefined;
  // Hired employees have no balances.
  const keepsBalances = card.keepsBalances && ofYear?.atYearEnd.length !== 0;
  if (cost === null && !hasBalance) return null;
  const until = `${year}-12-31`;
  const asked = { worker: card, account, kinds, except: id, until, isDayOff };
  const open = sumOpenRequests(ofYear?.requests ?? [], asked);
  const after = before === undefined || cost === null ? null : before - cost;
  const left = after === null ? null : after - open;
  return (
    <div className="flex flex-col gap-0-5" role="status">
      {hasDays && firstDay < card.today && <span>{translate('De eerste dag is al voorbij.')}</span>}
      {cost !== null && (
        <strong>{formatCost(cost, { account, keepsBalances, whose: 'je' })}</strong>
      )}
      {hasBalance && (
        <span>
          {translate('{balance} eind {year}:', { balance: leaveAccountTexts[account], year })}{' '}
          <span
            className={`font-semibold whitespace-nowrap ${(after ?? before) < 0 ? 'text-error' : ''}`}
          >
            {formatHoursText(before)}
            {after !== null && ` → ${formatHoursText(after)}`}
          </span>
        </span>
      )}
      {hasBalance && left !== null && open > 0 && (
        <span className={left < 0 ? 'text-error' : undefined}>
          {translate('Met wat je al aanvroeg ({requested}): {left}', {
            requested: formatHoursText(open),
            left: formatHoursText(left),
          })}
        </span>
      )}
      {hasBalance && left !== null && left < 0 && (
        <span className="text-error">{translate('Je komt tekort; kantoor beslist.')}</span>
      )}
    </div>
  );
}
