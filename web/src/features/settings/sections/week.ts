import { minuteOfDay } from '@ploegplan/contract/dates/clock';
import { workingWeekText } from '@ploegplan/contract/dates/weekday-texts';
import { limits } from '@ploegplan/contract/limits';
import { workingDayOn } from '@ploegplan/contract/rules/working-time/working-week';
import type { WorkingWeek } from '@ploegplan/contract/tenants/schemas';
import { timeError } from '../../../lib/dates/date-error.ts';
import { hoursText, parseHours } from '../../../lib/values/hours.ts';
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

export const typedWeek = (week: WorkingWeek): WeekValues => {
  const usual = workingDayOn(week, MONDAY);
  return {
    days: week.map((day) => {
      const { startTime, endTime, breakMinutes } = day ?? usual;
      return { isWorkday: day !== null, startTime, endTime, breakMinutes: String(breakMinutes) };
    }),
  };
};

/** A break in minutes; '0:30' and '0u30' are half an hour here too. */
const minutesOf = (typed: string): number =>
  (/[:u]/i.test(typed) ? Math.round((parseHours(typed) ?? 0) * 60) : parseNumber(typed)) ?? 0;

export const weekOf = ({ days }: WeekValues): WorkingWeek =>
  days.map(({ isWorkday, startTime, endTime, breakMinutes }) =>
    isWorkday ? { startTime, endTime, breakMinutes: minutesOf(breakMinutes) } : null,
  );

export type DayFaults = Partial<Record<'startTime' | 'endTime' | 'breakMinutes', string>>;

function minutesFault(typed: string): string | undefined {
  const minutes = minutesOf(typed);
  const isWhole = Number.isInteger(minutes) && minutes >= 0 && minutes <= limits.breakMinutes;
  return isWhole ? undefined : `Vul hele minuten in van 0 tot en met ${limits.breakMinutes}`;
}

const timeFault = (typed: string): string | undefined =>
  typed === '' ? 'Vul een tijd in' : (timeError(typed) ?? undefined);

/** What is wrong with a day; nothing with a free one. */
export function dayFaults({ isWorkday, startTime, endTime, breakMinutes }: TypedDay): DayFaults {
  if (!isWorkday) return {};
  const start = timeFault(startTime);
  const end = timeFault(endTime) ?? (startTime === endTime ? SAME_TIME : undefined);
  const pause = minutesFault(breakMinutes);
  return {
    ...(start && { startTime: start }),
    ...(end && { endTime: end }),
    ...(pause && { breakMinutes: pause }),
  };
}

/** What to look at: a day that ends before it begins goes on until the next one. */
export function dayWarning(day: TypedDay): string | undefined {
  const isWhole = day.isWorkday && Object.keys(dayFaults(day)).length === 0;
  const minutes = minuteOfDay(day.endTime) - minuteOfDay(day.startTime);
  if (!isWhole || minutes > 0) return undefined;
  return `Eindigt de volgende dag, na ${hoursText((minutes + 24 * 60) / 60)}`;
}

/** The first fault of the week, with its day. */
export function weekFault({ days }: WeekValues): string | undefined {
  if (!days.some(({ isWorkday }) => isWorkday)) return 'Kies minstens één werkdag';
  for (const [at, day] of days.entries()) {
    const [fault] = Object.values(dayFaults(day));
    if (fault) return `${dayNames[at]}: ${fault}`;
  }
  return undefined;
}

export const weekText = (values: WeekValues): string => workingWeekText(weekOf(values));

/** All workdays as the first one. */
export function likeFirst({ days }: WeekValues): WeekValues {
  const first = days.find(({ isWorkday }) => isWorkday);
  return { days: days.map((day) => (first && day.isWorkday ? first : day)) };
}
