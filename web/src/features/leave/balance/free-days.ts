import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import { computeWorkingQuarters } from '@ploegplan/contract/rules/leave/hours';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';

/** An absence or a request for one. */
export type AbsenceDays = Pick<Absence, 'firstDay' | 'lastDay'> &
  Partial<Pick<Absence, 'kind' | 'isUnanswered'>>;

/** Following working days of an absence that cost nothing, for one reason. */
interface FreeDays {
  from: string;
  to: string;
  name: string;
}

/** The working days of an absence on which everybody is off, and whether it has others, which cost hours. */
function findFreeDays(
  { firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
): { free: FreeDays[]; costsHours: boolean } {
  const free: FreeDays[] = [];
  let costsHours = false;
  /** Becomes true when a day that costs hours lies between. */
  let isBroken = false;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (computeWorkingQuarters({ contracts }, day) === 0) continue;
    const name = daysOff[day]?.name;
    const last = free.at(-1);
    if (name === undefined) costsHours = true;
    else if (last && !isBroken && last.name === name) last.to = day;
    else free.push({ from: day, to: day, name });
    isBroken = name === undefined;
  }
  return { free, costsHours };
}

const formatNames = (free: readonly FreeDays[]) =>
  [...new Set(free.map(({ name }) => name))].join(', ');

/** Explains why an absence costs no hours at all, as 'Bouwvak'; empty when it does, or for another reason. */
export function explainNoHours(
  absence: Pick<Absence, 'firstDay' | 'lastDay'>,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
): string {
  const { free, costsHours } = findFreeDays(absence, contracts, daysOff);
  return costsHours ? '' : formatNames(free);
}

/**
 * Formats the days of an absence that cost no hours: 'Kost geen uren: Bouwvak', 'Kost geen uren: geen werkdag', 'Geen uren op do 25 dec:
 * Eerste kerstdag'. Empty for an illness, which costs none. `lead` goes before the reason why nothing is paid.
 */
export function formatFreeDays(
  absence: AbsenceDays,
  contracts: LeaveCard['contracts'],
  daysOff: DaysOff,
  lead = translate('Kost geen uren'),
): string {
  if (absence.kind === 'sick') return '';
  if (contracts.length === 0) return '';
  const { free, costsHours } = findFreeDays(absence, contracts, daysOff);
  if (!costsHours) {
    const noWork =
      absence.firstDay === absence.lastDay
        ? translate('geen werkdag')
        : translate('geen werkdagen');
    return `${lead}: ${formatNames(free) || noWork}`;
  }
  const parts = free.map(({ from, to, name }) => `${formatDayRange(from, to)}: ${name}`);
  return parts.length > 0 ? translate('Geen uren op {days}', { days: parts.join(', ') }) : '';
}
