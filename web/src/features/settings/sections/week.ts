import { toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { formatWorkingWeek } from '@ploegplan/contract/dates/weekday-texts';
import { limits } from '@ploegplan/contract/limits';
import { getWorkingDayOn } from '@ploegplan/contract/rules/working-time/working-week';
import type { WorkingWeek } from '@ploegplan/contract/tenants/schemas';
import { findTimeError } from '../../../lib/dates/date-error.ts';
import { formatHoursText, parseHours } from '../../../lib/values/hours.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { SAME_TIME } from '../../../ui/form/engine.ts';

/** A weekday as it is typed. A free one keeps times, for when it becomes a workday. */
export interface TypedDay {
  isWorkday: boolean;
  startTime: string;
  endTime: string;
  breakMinutes: string;
}

export interface WeekValues {
  days: TypedDay[];
}

export const dayNames = [
  'Maandag',
  'Dinsdag',
  'Woensdag',
  'Donderdag',
  'Vrijdag',
  'Zaterdag',
  'Zondag',
] as const;

const MONDAY = '2024-01-01';

export const toWeekValues = (week: WorkingWeek): WeekValues => {
  const usual = getWorkingDayOn(week, MONDAY);
  return {
    days: week.map((day) => {
      const { startTime, endTime, breakMinutes } = day ?? usual;
      return { isWorkday: day !== null, startTime, endTime, breakMinutes: String(breakMinutes) };
    }),
  };
};

/** A break in minutes; '0:30' and '0u30' are half an hour here too. */
const parseMinutes = (typed: string): number =>
  (/[:u]/i.test(typed) ? Math.round((parseHours(typed) ?? 0) * 60) : parseNumber(typed)) ?? 0;

export const toWorkingWeek = ({ days }: WeekValues): WorkingWeek =>
  days.map(({ isWorkday, startTime, endTime, breakMinutes }) =>
    isWorkday ? { startTime, endTime, breakMinutes: parseMinutes(breakMinutes) } : null,
  );

export type DayFaults = Partial<Record<'startTime' | 'endTime' | 'breakMinutes', string>>;

function findMinutesFault(typed: string): string | undefined {
  const minutes = parseMinutes(typed);
  const isWhole = Number.isInteger(minutes) && minutes >= 0 && minutes <= limits.breakMinutes;
  return isWhole ? undefined : `Vul hele minuten in van 0 tot en met ${limits.breakMinutes}`;
}

const findTimeFault = (typed: string): string | undefined =>
  typed === '' ? 'Vul een tijd in' : (findTimeError(typed) ?? undefined);

/** Finds errors in a day; none in a free one. */
export function findDayFaults({
  isWorkday,
  startTime,
  endTime,
  breakMinutes,
}: TypedDay): DayFaults {
  if (!isWorkday) return {};
  const start = findTimeFault(startTime);
  const end = findTimeFault(endTime) ?? (startTime === endTime ? SAME_TIME : undefined);
  const pause = findMinutesFault(breakMinutes);
  return {
    ...(start && { startTime: start }),
    ...(end && { endTime: end }),
    ...(pause && { breakMinutes: pause }),
  };
}

/** Warns that a day that ends before it begins goes on until the next one. */
export function findDayWarning(day: TypedDay): string | undefined {
  const isWhole = day.isWorkday && Object.keys(findDayFaults(day)).length === 0;
  const minutes = toMinuteOfDay(day.endTime) - toMinuteOfDay(day.startTime);
  if (!isWhole || minutes > 0) return undefined;
  return `Eindigt de volgende dag, na ${formatHoursText((minutes + 24 * 60) / 60)}`;
}

/** The first fault of the week, with its day. */
export function findWeekFault({ days }: WeekValues): string | undefined {
  if (!days.some(({ isWorkday }) => isWorkday)) return 'Kies minstens één werkdag';
  for (const [at, day] of days.entries()) {
    const [fault] = Object.values(findDayFaults(day));
    if (fault) return `${dayNames[at]}: ${fault}`;
  }
  return undefined;
}

export const formatWeek = (values: WeekValues): string => formatWorkingWeek(toWorkingWeek(values));

/** Sets all workdays as the first one. */
export function repeatFirstDay({ days }: WeekValues): WeekValues {
  const first = days.find(({ isWorkday }) => isWorkday);
  return { days: days.map((day) => (first && day.isWorkday ? first : day)) };
}
