/** The time of day in the Netherlands, as '07:00:00'. */
export const formatLocalTime = (now: Date): string =>
  now.toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam', hour12: false });
