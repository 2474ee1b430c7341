import type { ChangeKind, HomeDay } from '@ploegplan/contract/home.schemas';
import { dayOfWeek } from '@ploegplan/contract/rules/dates';
import { counted } from '../../lib/values/numbers.ts';

export const people = (count: number): string => counted(count, 'persoon', 'mensen');

export const daysText = (count: number): string => (count === 1 ? 'dag' : 'dagen');

export const changeTexts: Record<ChangeKind, string> = {
  planned: 'Ingepland',
  changed: 'Gewijzigd',
  'hours-written': 'Uren ingevuld',
  removed: 'Verwijderd',
};

/** The name of a day off (weekend or holiday); null for a working day. */
export function restDayText({ date, holiday }: Pick<HomeDay, 'date' | 'holiday'>): string | null {
  return holiday ?? (dayOfWeek(date) > 5 ? 'weekend' : null);
}
