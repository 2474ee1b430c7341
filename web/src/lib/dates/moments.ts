import { DAY, formatMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays, getCurrentTime, getToday } from '@ploegplan/contract/dates/dates';
import { toLocalMinutes } from '@ploegplan/contract/dates/summer-time';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatLongDay, formatShortDay } from './dates.ts';

const MINUTE = 60_000;

/** Formats a moment, with less detail the longer ago it was: '5 min geleden', 'gisteren 16:12', 'ma 16 nov', 'zo 16 nov 2025'. */
export function formatMoment(instant: string, now = getCurrentTime()): string {
  const moment = new Date(instant);
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 1) return translate('zojuist');
  if (minutes < 60) return translate('{count} min geleden', { count: minutes });
  const day = getToday(moment);
  if (day === getToday(now)) return translate('vandaag {time}', { time: formatClock(instant) });
  if (day === addDays(getToday(now), -1))
    return translate('gisteren {time}', { time: formatClock(instant) });
  return formatShortDay(day, now.getFullYear());
}

/** 'maandag 16 november 2026 om 07:30' */
export const formatFullMoment = (instant: string): string =>
  translate('{day} om {time}', {
    day: formatLongDay(getToday(new Date(instant))),
    time: formatClock(instant),
  });

/** 'ma 16 nov 07:30', 'zo 16 nov 2025 07:30': also on paper, where how long ago something was would soon be untrue. */
export const formatDayAndClock = (instant: string): string =>
  `${formatShortDay(getToday(new Date(instant)), getCurrentTime().getFullYear())} ${formatClock(instant)}`;

/** '07:30' */
export const formatClock = (instant: string): string =>
  formatMinuteOfDay(toLocalMinutes(new Date(instant)) % DAY);
