import { formatByIntl } from '@ploegplan/contract/dates/day-texts';
import { translateCount } from '@ploegplan/contract/languages/translate';
import { formatNumber } from '@ploegplan/contract/values/numbers';

/** A day as 'ma 16 november 2026'; in another language by its own habits. */
export const formatDutchDay = (day: string): string =>
  formatByIntl(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

export const formatDutchHours = (hours: number): string =>
  translateCount(hours, '{hours} uur', '{hours} uur', { hours: formatNumber(hours) });
