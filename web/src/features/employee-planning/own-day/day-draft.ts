import { DAY } from '@ploegplan/contract/dates/clock';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { translate } from '@ploegplan/contract/languages/translate';
import {
  countWorkMinutes,
  type DayTravel,
  type OwnDay,
} from '@ploegplan/contract/work-days/schemas';
import { findTimeError } from '../../../lib/dates/date-error.ts';
import { findHoursError, formatHours, parseHours } from '../../../lib/values/hours.ts';
import { computeEnd, toQuarters } from './propose-day.ts';

/** The times of a day as they are typed: HH:MM, empty, or what is no time. */
export interface DraftTimes {
  startTime: string;
  endTime: string;
  breakMinutes: number;
}

export interface DraftWork {
  id: string;
  /** The hours as they are typed. */
  hours: string;
}

/** The input of 'Mijn dag'. */
export interface DayDraft extends DraftTimes {
  date: string;
  works: readonly DraftWork[];
  /** The hours of the works before their times were changed, so that a time that is half typed spoils nothing. */
  divided: readonly number[];
  travel: DayTravel | null;
}

export const toDraft = ({ date, works, startTime, endTime, ...day }: OwnDay): DayDraft => ({
  ...day,
  date,
  startTime: startTime ?? '',
  endTime: endTime ?? '',
  works: works.map(({ id, hoursWorked }) => ({ id, hours: formatHours(hoursWorked) })),
  divided: works.map(({ hoursWorked }) => hoursWorked),
});

const isComplete = ({ startTime, endTime }: DraftTimes) => isTime(startTime) && isTime(endTime);

/** The hours that the times make, in quarters; null while one of them is no time. */
export const countHours = (draft: DayDraft): number | null =>
  isComplete(draft) ? toQuarters(countWorkMinutes(draft) ?? 0) : null;

/** Changes the times. The last work takes the difference; where it has not so much, those before it. */
export function changeTimes(draft: DayDraft, change: Partial<DraftTimes>): DayDraft {
  const next = { ...draft, ...change };
  const hours = countHours(next);
  if (hours === null) return next;
  let left = hours - draft.divided.reduce((sum, own) => sum + own, 0);
  const works = draft.works
    .toReversed()
    .map((work, at) => {
      const before = draft.divided[draft.works.length - 1 - at] ?? 0;
      const own = Math.max(0, before + left);
      left -= own - before;
      return { ...work, hours: formatHours(own) };
    })
    .reverse();
  return { ...next, works };
}

/** Changes the hours of a work; the end follows. */
export function changeHours(draft: DayDraft, id: string, hours: string): DayDraft {
  const works = draft.works.map((work) => (work.id === id ? { ...work, hours } : work));
  const next = { ...draft, works };
  const divided = works.map((work) =>
    findHoursError(work.hours) === null ? parseHours(work.hours) : null,
  );
  if (divided.some((own) => own === null)) return next;
  const known = divided.map((own) => own ?? 0);
  const sum = known.reduce((all, own) => all + own, 0);
  const isSame = !isTime(draft.startTime) || sum === countHours(draft);
  return {
    ...next,
    divided: known,
    endTime: isSame ? draft.endTime : computeEnd(draft.date, draft, sum),
  };
}

export interface DayErrors {
  startTime?: string;
  endTime?: string;
  breakMinutes?: string;
  /** By the id of the work. */
  works: Readonly<Record<string, string>>;
}

function findTimesErrors(draft: DayDraft, isRequired: boolean): Omit<DayErrors, 'works'> {
  const { startTime, endTime, breakMinutes } = draft;
  if (startTime === '' && endTime === '' && !isRequired) return {};
  if (!isComplete(draft)) {
    const noStart = startTime === '' ? translate('Vul een begin in') : findTimeError(startTime);
    const noEnd = endTime === '' ? translate('Vul een einde in') : findTimeError(endTime);
    return { ...(noStart && { startTime: noStart }), ...(noEnd && { endTime: noEnd }) };
  }
  if (startTime === endTime) return { endTime: translate('Het einde is gelijk aan het begin') };
  if (breakMinutes >= DAY || (countWorkMinutes(draft) ?? 0) <= 0) {
    return { breakMinutes: translate('De pauze is langer dan de dag') };
  }
  return {};
}

/** The field errors of the input; empty when it can be saved. */
export function findDayErrors(draft: DayDraft, { isRequired }: { isRequired: boolean }): DayErrors {
  const works: Record<string, string> = {};
  let sum = 0;
  for (const { id, hours } of draft.works) {
    const error = hours.trim() === '' ? translate('Vul uren in, of 0') : findHoursError(hours);
    if (error !== null) works[id] = error;
    sum += parseHours(hours) || 0;
  }
  const last = draft.works.at(-1);
  if (last && sum * 60 + draft.breakMinutes >= DAY) {
    works[last.id] ??= translate('Uren en pauze zijn samen langer dan een dag');
  }
  return { ...findTimesErrors(draft, isRequired), works };
}

export const hasErrors = ({ works, ...times }: DayErrors): boolean =>
  Object.keys(works).length > 0 || Object.keys(times).length > 0;

/** The day to record; hours that are no number count as 0. */
export function toOwnDay(draft: DayDraft): OwnDay {
  const { date, startTime, endTime, breakMinutes, travel } = draft;
  const works = draft.works.map(({ id, hours }) => ({ id, hoursWorked: parseHours(hours) || 0 }));
  const times = isComplete(draft)
    ? { startTime, endTime, breakMinutes }
    : { startTime: null, endTime: null, breakMinutes: 0 };
  return { date, ...times, travel, works };
}
