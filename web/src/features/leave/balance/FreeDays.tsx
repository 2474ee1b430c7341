import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { type AbsenceDays, formatFreeDays } from './free-days.ts';

interface Props {
  absence: AbsenceDays;
  contracts: LeaveCard['contracts'];
  daysOff: DaysOff;
  /** The text before the reason why all of it costs nothing. */
  lead?: string;
}

/** Shows below the days of an absence which of them cost no hours, and why. */
export function FreeDays({ absence, contracts, daysOff, lead }: Props) {
  const text = [
    absence.isUnanswered && translate('Zonder antwoord'),
    formatFreeDays(absence, contracts, daysOff, lead),
  ]
    .filter(Boolean)
    .join(' · ');
  return text && <span className="block text-quiet text-sm">{text}</span>;
}
