import { getToday } from '@ploegplan/contract/dates/dates';
import { formatDay, formatNumericDay } from '../../lib/dates/dates.ts';
import { formatClock } from '../../lib/dates/moments.ts';

/** 'ma 16-11-2026 09:05', where the companies are. */
export function formatWhen(instant: string): string {
  const day = getToday(new Date(instant));
  return `${formatDay(day).slice(0, 2)} ${formatNumericDay(day)} ${formatClock(instant)}`;
}
