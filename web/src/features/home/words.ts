import { getDayOfWeek } from '@ploegplan/contract/dates/dates';
import type { ChangeKind, HomeDay, HomeHistoryEntry } from '@ploegplan/contract/home/schemas';
import { formatQuantity } from '../../lib/values/numbers.ts';

export const formatPeople = (count: number): string => formatQuantity(count, 'persoon', 'mensen');

export const formatDays = (count: number): string => (count === 1 ? 'dag' : 'dagen');

const changeTexts: Record<ChangeKind, string> = {
  planned: 'Ingepland',
  moved: 'Verplaatst',
  changed: 'Gewijzigd',
  'hours-written': 'Uren ingevuld',
  removed: 'Verwijderd',
};

/** 'Verplaatst', '10 dagen verplaatst' */
export const changeText = ({ kind, days }: Pick<HomeHistoryEntry, 'kind' | 'days'>): string => {
  const text = changeTexts[kind];
  return days > 1 ? `${days} dagen ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};

/** The name of a day off (weekend or holiday); null for a working day. */
export function restDayText({ date, holiday }: Pick<HomeDay, 'date' | 'holiday'>): string | null {
  return holiday ?? (getDayOfWeek(date) > 5 ? 'weekend' : null);
}
