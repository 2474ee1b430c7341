import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import classes from './balance.module.css';
import { type AbsenceDays, formatFreeDays } from './free-days.ts';

interface Props {
  absence: AbsenceDays;
  contracts: LeaveCard['contracts'];
  daysOff: DaysOff;
  /** Before the reason why all of it costs nothing. */
  lead?: string;
}

/** Below the days of an absence: which of them cost no hours, and why. */
export function FreeDays({ absence, contracts, daysOff, lead }: Props) {
  const text = [
    absence.isUnanswered && 'Zonder antwoord',
    formatFreeDays(absence, contracts, daysOff, lead),
  ]
    .filter(Boolean)
    .join(' · ');
  return text && <span className={classes.free}>{text}</span>;
}
