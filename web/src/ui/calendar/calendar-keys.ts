import { addDays, addMonths } from '@ploegplan/contract/dates/dates';
import { getDateOfWeekday } from '@ploegplan/contract/dates/weekdays';

interface Press {
  key: string;
  shiftKey: boolean;
}

const moves: Record<string, (date: string, shiftKey: boolean) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => getDateOfWeekday(date, 'monday'),
  End: (date) => getDateOfWeekday(date, 'sunday'),
  PageUp: (date, shiftKey) => addMonths(date, shiftKey ? -12 : -1),
  PageDown: (date, shiftKey) => addMonths(date, shiftKey ? 12 : 1),
};

/** The day to which a key goes in a calendar; undefined when it goes nowhere. */
export const findDateByKey = (date: string, { key, shiftKey }: Press): string | undefined =>
  moves[key]?.(date, shiftKey);
