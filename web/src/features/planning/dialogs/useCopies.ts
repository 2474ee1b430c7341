import { addDays, isDate } from '@ploegplan/contract/dates/dates';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQueries } from '../../../data/leave/absences.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { type CopyPlan, planCopies } from '../edits/copy.ts';
import { showsWeekend } from '../options.ts';
import type { Planned } from '../usePlanning.ts';

interface Copying {
  items: readonly PlannedItem[];
  /** The offsets in days; each makes one copy. */
  offsets: readonly number[];
  isMeant?: (employeeId: string) => boolean;
  until?: string;
}

export interface Copies extends CopyPlan {
  isReady: boolean;
  withSkipped: boolean;
  setWithSkipped: (withSkipped: boolean) => void;
}

const acceptEverybody = () => true;

/** The copies to make, after a look at the holidays and the absences of those days. */
export function useCopies(planned: Planned, { items, offsets, isMeant, until }: Copying): Copies {
  const [withSkipped, setWithSkipped] = useState(false);
  const [hasWeekend] = useRemembered(showsWeekend);
  const dates = items.map(({ date }) => date).sort();
  const first = addDays(dates[0] ?? planned.knownPeriod.from, offsets[0] ?? 0);
  // A night shift ends on the day after the last.
  const last = addDays(dates.at(-1) ?? planned.knownPeriod.from, (offsets.at(-1) ?? 0) + 1);
  const isAsked = isDate(first) && items.length > 0 && offsets.length > 0;
  const holidays = useHolidays(first, last);
  const { absences, isReady } = useQueries({
    queries: isAsked ? absencesQueries(first, last) : [],
    combine: (results) => ({
      absences: results.flatMap(({ data }) => data ?? []),
      isReady: results.every(({ isPending }) => !isPending),
    }),
  });
  const plan = planCopies(items, offsets, {
    holidays,
    absences,
    hidesWeekend: !hasWeekend,
    employees: new Map(planned.choices.employees.map((employee) => [employee.id, employee])),
    isMeant: isMeant ?? acceptEverybody,
    withSkipped,
    until,
  });
  return { ...plan, isReady, withSkipped, setWithSkipped };
}
