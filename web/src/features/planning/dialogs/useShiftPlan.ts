import { addDays, countDaysBetween, isDate } from '@ploegplan/contract/dates/dates';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { absencesQueries } from '../../../data/leave/absences.ts';
import { followingQuery } from '../../../data/planning/planning.ts';
import { isMovable, type PlannedItem } from '../../../data/planning/planning-items.ts';
import { useDaysOffBetween } from '../../../lib/dates/useHolidays.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { applyValues, findFindingsAbout, formatLate } from '../conflicts/explain.ts';
import { useRulebook } from '../conflicts/useRulebook.ts';
import { addWorkdays } from '../edits/days.ts';
import {
  countWorkdays,
  createFreeDays,
  planShift,
  type ShiftPlan,
  sortByDay,
} from '../edits/shift.ts';
import type { Choices } from '../form/values/names.ts';
import { WorkIndex } from '../rows/work.ts';
import { usePlanning } from '../usePlanning.ts';
import type { ShiftScope } from './subject.ts';

/** Holidays and absences are looked at so far beyond an estimate of the days, because days that are skipped make work last longer. */
const DAYS_BEYOND = 60;

/** The furthest that work is moved, in days: two years. */
export const MOST_DAYS = 730;

/** The days of which the planning is read to find conflicts: twelve weeks, because all of the company's work is in it. */
const CHECKED_DAYS = 84;

const nothing: readonly PlannedItem[] = [];

/** The work that is meant from a day on, and in its row what comes after it. */
export function useShiftedWork({ of, items, makesRoom = false }: ShiftScope, from: string) {
  const today = useToday();
  const query = useQuery({
    ...followingQuery({ ...of, from }),
    enabled: isDate(from) && of !== undefined,
  });
  const { data, error, refetch } = query;
  const found = of ? data : items;
  return useMemo(() => {
    const isMeant = ({ id, rangeId }: PlannedItem) =>
      items?.some((item) => item.id === id || (rangeId !== null && item.rangeId === rangeId)) ??
      true;
    const later = sortByDay(found?.filter(({ date }) => date >= from) ?? nothing);
    const meant = later.filter(isMeant);
    const movable = meant.filter(isMovable);
    return {
      isRead: found !== undefined,
      count: later.length,
      movable,
      first: movable[0]?.date ?? today,
      recorded: meant.filter((item) => !isMovable(item)),
      followers: makesRoom ? later.filter((item) => !isMeant(item) && isMovable(item)) : nothing,
      error,
      refetch,
    };
  }, [found, items, makesRoom, from, today, error, refetch]);
}

type ShiftedWork = ReturnType<typeof useShiftedWork>;

/** How far work moves: to a day, or by working days. */
export type Distance = { to: string } | { workdays: number };

/** The days of the calendar by which work moves, about as many for working days; null where it would be too many or the day is none. */
function estimateDays(distance: Distance, first: string): number | null {
  if ('workdays' in distance) return Math.round((distance.workdays * 7) / 5);
  const days = isDate(distance.to) ? countDaysBetween(first, distance.to) : null;
  return days !== null && Math.abs(days) <= MOST_DAYS ? days : null;
}

/** Plans the work on its new days; the plan is null while that is read, and where nothing moves. */
export function useShiftPlan(
  { movable, first, followers }: ShiftedWork,
  distance: Distance,
  choices: Choices | null,
) {
  const { workingWeek } = useTenant();
  const last = [movable, followers].map((items) => items.at(-1)?.date ?? first).sort()[1] ?? first;
  const days = estimateDays(distance, first);
  const isMoved = days !== null && days !== 0 && movable.length > 0;
  const until = addDays(last, Math.max(0, days ?? 0) + DAYS_BEYOND);
  const daysOff = useDaysOffBetween(addDays(first, Math.min(0, days ?? 0) - DAYS_BEYOND), until);
  const holidays = useMemo(
    () => Object.fromEntries(Object.entries(daysOff).map(([day, { name }]) => [day, name])),
    [daysOff],
  );
  const isFree = createFreeDays({ workingWeek, holidays });
  const begin = 'to' in distance ? distance.to : addWorkdays(first, distance.workdays, isFree);
  const workdays =
    'workdays' in distance
      ? Math.abs(distance.workdays)
      : isMoved
        ? countWorkdays(first, begin, isFree)
        : 0;
  const { absences, isReady } = useQueries({
    queries: isMoved ? absencesQueries(begin, until) : [],
    combine: (results) => ({
      absences: results.flatMap(({ data }) => data ?? []),
      isReady: results.every(({ isPending }) => !isPending),
    }),
  });
  const plan = useMemo((): ShiftPlan | null => {
    if (!isMoved || !isReady || !choices) return null;
    const employees = new Map(choices.employees.map((employee) => [employee.id, employee]));
    return planShift(movable, begin, { workingWeek, holidays, absences, employees }, followers);
  }, [isMoved, isReady, choices, movable, followers, begin, workingWeek, holidays, absences]);
  return { begin, workdays, plan };
}

const noPlan: ShiftPlan = { shifted: [], skipped: [], unplaced: [] };

/** Finds what speaks against each item on its new day; null until the planning of those days is read. */
export function useClashes(plan: ShiftPlan | null) {
  const today = useToday();
  const { shifted } = plan ?? noPlan;
  const dates = shifted.map(({ date }) => date).sort();
  const [first = today] = dates;
  const checked = addDays(first, CHECKED_DAYS);
  const last = dates.at(-1) ?? first;
  const isLong = last > checked;
  const { planned } = usePlanning([first, isLong ? checked : last]);
  const [work] = useState(() => new WorkIndex());
  const items = planned?.known;
  const known = useMemo(() => items && work.update(items), [work, items]);
  const rulebook = useRulebook(planned, work);
  return useMemo(() => {
    if (!known || shifted.length === 0) return null;
    const changed = shifted.map(({ item, date, employeeIds }) =>
      applyValues(item, { date, employeeIds }, false),
    );
    const before = new Set(changed.map(({ id }) => id));
    return {
      findings: findFindingsAbout(changed, before, { rulebook, work }),
      late: formatLate(
        changed.map((item, at) => [shifted[at]?.item ?? null, item]),
        rulebook,
      ),
      /** The day up to which the planning was looked at, where work goes on longer. */
      checkedUntil: isLong ? checked : null,
    };
  }, [known, shifted, rulebook, work, isLong, checked]);
}
