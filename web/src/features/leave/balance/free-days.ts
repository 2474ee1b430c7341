import type { Absence } from '@ploegplan/contract/absences.schemas';
import type { LeaveCard } from '@ploegplan/contract/leave.schemas';
import { addDays } from '@ploegplan/contract/rules/dates';
import { workingQuarters } from '@ploegplan/contract/rules/leave-hours';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';

/** An absence or a request for one. */
export type AbsenceDays = Pick<Absence, 'firstDay' | 'lastDay'> & { kind?: Absence['kind'] };

/** Following working days of an absence that cost nothing, for one reason. */
interface FreeDays {
  from: string;
  to: string;
  name: string;
}

/** The working days of an absence on which everybody is off, whether it has no others, and whether it has working days at all. */
function freeDaysOf(
  { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
): { free: FreeDays[]; isAll: boolean; hasWork: boolean } {
  const free: FreeDays[] = [];
  let isAll = true;
  let hasWork = false;
  /** Whether a day that costs hours lies between. */
  let isBroken = false;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (workingQuarters({ contracts }, day) === 0) continue;
    hasWork = true;
    const name = daysOff[day]?.name;
    const last = free.at(-1);
    if (name === undefined) isAll = false;
    else if (last && !isBroken && last.name === name) last.to = day;
    else free.push({ from: day, to: day, name });
    isBroken = name === undefined;
  }
  return { free, isAll: isAll && free.length > 0, hasWork };
}

/** Why an absence costs no hours at all, as 'Bouwvak'; empty when it does, or for another reason. */
export function reasonOfNoHours(
  absence: Pick<Absence, 'firstDay' | 'lastDay'>,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
): string {
  const { free, isAll } = freeDaysOf(absence, contracts, daysOff);
  return isAll ? [...new Set(free.map(({ name }) => name))].join(', ') : '';
}

/**
 * What of an absence costs no hours: 'Kost geen uren: Bouwvak', 'Kost geen uren: geen werkdag', 'Geen uren op do 25 dec: Eerste kerstdag'.
 * Empty for an illness, which costs none. `lead` goes before the reason why nothing is paid.
 */
export function freeDaysText(
  absence: AbsenceDays,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
  lead = 'Kost geen uren',
): string {
  if (absence.kind === 'sick') return '';
  const whole = reasonOfNoHours(absence, contracts, daysOff);
  if (whole) return `${lead}: ${whole}`;
  const { free, hasWork } = freeDaysOf(absence, contracts, daysOff);
  if (!hasWork && contracts.length > 0) {
    return `${lead}: geen ${absence.firstDay === absence.lastDay ? 'werkdag' : 'werkdagen'}`;
  }
  const parts = free.map(({ from, to, name }) => `${formatDayRange(from, to)}: ${name}`);
  return parts.length > 0 ? `Geen uren op ${parts.join(', ')}` : '';
}
