import { dateOfWeekday, isWeekend } from '@ploegplan/contract/rules/weekdays';

/** One day on the board; `left` and `width` are fractions of the lane. */
export interface Column {
  date: string;
  left: number;
  width: number;
  isToday: boolean;
  isWeekend: boolean;
  /** What the holiday on this day is called. */
  holiday: string | undefined;
}

/** Little is planned in the weekend, so working days get more room for names. */
const weekendShare = 0.55;

/** Lays days out beside each other. */
export function columnsOf(
  dates: readonly string[],
  today: string,
  holidays: Readonly<Record<string, string>> = {},
): Column[] {
  const shares = dates.map((date) => (isWeekend(date) ? weekendShare : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = 0;
  return dates.map((date, index) => {
    const width = (shares[index] ?? 1) / total;
    const column = {
      date,
      left,
      width,
      isToday: date === today,
      isWeekend: isWeekend(date),
      holiday: holidays[date],
    };
    left += width;
    return column;
  });
}

/** Monday to Sunday of the week in which `date` lies. */
export function weekDates(date: string): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => dateOfWeekday(date, day));
}

/** The index of the column at a fraction of the lane's width. */
export function columnAt(columns: readonly Column[], fraction: number): number {
  const beyond = columns.findIndex(({ left }) => left > fraction);
  return Math.max(0, (beyond === -1 ? columns.length : beyond) - 1);
}
