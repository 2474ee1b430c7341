/** All tenants work in this zone. */
const timeZone = 'Europe/Amsterdam';
const locale = 'nl-NL';

const day = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });

/** 'ma 16-11-2026 09:05', where the companies are. */
export function formatWhen(instant: string): string {
  const date = new Date(instant);
  return `${day.format(date)} ${time.format(date)}`;
}
