const DAY = 86_400_000;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether the text is an existing calendar date as yyyy-MM-dd. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  // Date.parse may roll a day that does not exist over into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whole days from one yyyy-MM-dd to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY);
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * DAY).toISOString().slice(0, 10);
}

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return new Date(lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 1 (Monday) to 7 (Sunday). */
export function dayOfWeek(date: string): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

export function mondayOf(date: string): string {
  return addDays(date, 1 - dayOfWeek(date));
}

/** The ISO 8601 week and the year that it belongs to: week 1 contains 4 January. */
export function isoWeek(date: string): { year: number; week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) };
}

/** Today in the tenant's zone as yyyy-MM-dd. */
export function today(now: Date = new Date(), timeZone = 'Europe/Amsterdam'): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
