import { DAY, toInstant, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { fromDayNumber } from '@ploegplan/contract/dates/dates';
import { toLocalMinutes } from '@ploegplan/contract/dates/summer-time';
import type { NoticeSettings } from '@ploegplan/contract/notice-settings/schemas';

export type QuietHours = Pick<NoticeSettings, 'quietFrom' | 'quietUntil' | 'tellsNextDay'>;

/**
 * Until when a notice waits, so that nobody is disturbed at night; null: it goes now. One about today or the day to which the night leads
 * goes now, where the company tells that.
 */
export function findQuietEnd(now: Date, hours: QuietHours, date: string | null): Date | null {
  const { quietFrom, quietUntil, tellsNextDay } = hours;
  if (quietFrom === null || quietUntil === null) return null;
  const [from, until] = [toMinuteOfDay(quietFrom), toMinuteOfDay(quietUntil)];
  const local = toLocalMinutes(now);
  const [today, minute] = [Math.floor(local / DAY), local % DAY];
  const isOvernight = from > until;
  const isQuiet = isOvernight ? minute >= from || minute < until : minute >= from && minute < until;
  if (!isQuiet) return null;
  const lastDay = isOvernight && minute >= from ? today + 1 : today;
  const isSoon = date !== null && date >= fromDayNumber(today) && date <= fromDayNumber(lastDay);
  if (tellsNextDay && isSoon) return null;
  return new Date(toInstant(lastDay, until) * 60_000);
}
