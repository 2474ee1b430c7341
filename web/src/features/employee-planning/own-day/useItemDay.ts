import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { useState } from 'react';
import { formatHours, parseHours } from '../../../lib/values/hours.ts';
import {
  changeHours,
  changeTimes,
  countHours,
  type DayErrors,
  type DraftTimes,
  findDayErrors,
  toDraft,
  toOwnDay,
} from './day-draft.ts';
import { type KnownDay, useOwnDay } from './useOwnDay.ts';

interface Typed {
  /** The hours in the field of the item. */
  hours: string;
  setHours: (hours: string) => void;
}

const pickTimes = ({ startTime, endTime, breakMinutes }: DraftTimes): DraftTimes => ({
  startTime,
  endTime,
  breakMinutes,
});

const NOTHING: DayErrors = { works: {} };

/**
 * The times of the day of an item, which are changed and saved with its hours where it is the only work of the day. Among several works the
 * end of recorded times follows the hours. Null for who is not asked for times.
 */
export function useItemDay(item: EmployeePlanningItem, { hours, setHours }: Typed) {
  const day = useOwnDay(item.date);
  const [typedTimes, setTypedTimes] = useState<DraftTimes | null>(null);
  if (!day) return null;
  const { asked, recorded, works, closedBy, proposal } = day;
  const isOnly = works.length === 1;
  const proposed = toDraft(proposal.day);
  const isTyped = hours !== formatHours(item.hoursWorked);
  const withHours =
    isTyped && hours.trim() !== '' ? changeHours(proposed, item.id, hours) : proposed;
  const draft = { ...withHours, ...typedTimes };
  const isChanged =
    typedTimes !== null && JSON.stringify(typedTimes) !== JSON.stringify(pickTimes(proposed));

  const createDay = (): OwnDay | null => {
    if (closedBy || !(isTyped || isChanged)) return null;
    const hoursWorked = parseHours(hours);
    if (hoursWorked !== null) {
      const isKnown = isOnly || recorded !== undefined;
      return isKnown ? { ...toOwnDay(draft), works: [{ id: item.id, hoursWorked }] } : null;
    }
    // Hours that are cleared take the times along.
    if (!isOnly || !recorded) return null;
    const none = { startTime: null, endTime: null, breakMinutes: 0 };
    return { date: item.date, ...none, travel: recorded.travel, works: [] };
  };
  const findErrors = (): DayErrors => {
    if (closedBy || hours.trim() === '' || !(isTyped || isChanged)) return NOTHING;
    if (isOnly) return findDayErrors(draft, asked);
    if (recorded) {
      // The hours are the only field here.
      const { works: ofWorks, ...ofTimes } = findDayErrors(draft, asked);
      const [error] = Object.values({ ...ofTimes, ...ofWorks });
      return error === undefined ? NOTHING : { works: { [item.id]: error } };
    }
    if (!asked.isRequired) return NOTHING;
    return { works: { [item.id]: translate('Vul eerst de tijden van deze dag in, bij Mijn dag') } };
  };
  return {
    day,
    isOnly,
    draft,
    start: proposed.startTime,
    isChanged,
    createDay,
    errors: findErrors(),
    changeHours(typed: string) {
      if (typedTimes) setTypedTimes(pickTimes(changeHours(draft, item.id, typed)));
      setHours(typed);
    },
    changeTimes(change: Partial<DraftTimes>) {
      const next = changeTimes(draft, change);
      setTypedTimes(pickTimes(next));
      if (countHours(next) !== null) setHours(next.works[0]?.hours ?? '');
    },
  };
}

export type ItemDay = NonNullable<ReturnType<typeof useItemDay>>;

/** The day as the button 'Mijn dag' opens it: with the hours that are typed at the item. */
export const withTypedHours = ({ day, draft }: ItemDay): KnownDay => ({
  ...day,
  proposal: { ...day.proposal, day: toOwnDay(draft) },
});
