import { addDays, today } from '@ploegplan/contract/rules/dates';
import { formatShortDay } from './dates.ts';

const timeZone = 'Europe/Amsterdam';
const clock = new Intl.DateTimeFormat('nl-NL', { timeZone, hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat('nl-NL', { timeZone, dateStyle: 'full', timeStyle: 'short' });

const MINUTE = 60_000;

/** How long ago something was, the shorter the longer ago: '5 min geleden', 'gisteren 16:12', 'ma 16 nov', 'zo 16 nov 2025'. */
export function formatMoment(instant: string, now = new Date()): string {
  const moment = new Date(instant);
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 1) return 'zojuist';
  if (minutes < 60) return `${minutes} min geleden`;
  const day = today(moment);
  if (day === today(now)) return `vandaag ${clock.format(moment)}`;
  if (day === addDays(today(now), -1)) return `gisteren ${clock.format(moment)}`;
  return formatShortDay(day, now.getFullYear());
}

/** 'maandag 16 november 2026 om 07:30' */
export const formatFullMoment = (instant: string): string => full.format(new Date(instant));

/** '07:30' */
export const formatClock = (instant: string): string => clock.format(new Date(instant));
