const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as 'ma 16 november 2026'. */
export const formatDutchDay = (day: string): string =>
  dayFormat.format(new Date(`${day}T00:00:00Z`));

export const formatDutchHours = (hours: number): string =>
  `${hours.toLocaleString('nl-NL', { maximumFractionDigits: 2 })} uur`;
