import type { ChangeKind, HomeDay } from '@ploegplan/contract/home.schemas';
import { dayOfWeek } from '@ploegplan/contract/rules/dates';
import { formatTime } from '../../lib/dates/dates.ts';

export const people = (count: number): string => (count === 1 ? '1 persoon' : `${count} mensen`);

export const daysText = (count: number): string => (count === 1 ? 'dag' : 'dagen');

/** '07:00 – 16:00', 'vanaf 07:00', or that the time is open. */
export function timesText(item: { startTime: string | null; endTime: string | null }): string {
  const [start, end] = [item.startTime, item.endTime].map((time) => time && formatTime(time));
  if (start && end) return `${start} – ${end}`;
  if (start) return `vanaf ${start}`;
  return end ? `tot ${end}` : 'Hele dag';
}

export const changeTexts: Record<ChangeKind, string> = {
  planned: 'Ingepland',
  changed: 'Gewijzigd',
  'hours-written': 'Uren geschreven',
  removed: 'Verwijderd',
};

/** The name of a day off (weekend or holiday); null for a working day. */
export function restDayText({ date, holiday }: Pick<HomeDay, 'date' | 'holiday'>): string | null {
  return holiday ?? (dayOfWeek(date) > 5 ? 'weekend' : null);
}

/** The first names of a list, and how many more there are. */
export function listNames(names: readonly string[], most: number): string {
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most - 1).join(', ')} en nog ${names.length - most + 1}`;
}
