import { Switch } from '@mantine/core';
import { addDays, isDate } from '@ploegplan/contract/dates/dates';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQueries } from '../../../data/leave/absences.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { countText } from '../board/rows/labels.ts';
import { type CopyPlan, explainTooMany, planCopies } from '../edits/copy.ts';
import { SkippedDays } from '../form/SkippedDays.tsx';
import type { PlanningNames } from '../form/values/names.ts';
import { showsWeekend } from '../options.ts';
import type { Planned } from '../usePlanning.ts';

interface Copying {
  items: readonly PlannedItem[];
  /** The offsets in days; each makes one copy. */
  offsets: readonly number[];
  isMeant?: (employeeId: string) => boolean;
  until?: string;
}

interface Copies extends CopyPlan {
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

interface Props {
  copies: Copies;
  /** The destination of the copies: 'in week 48', 'op di 24 nov'. */
  where: string;
  names: PlanningNames;
}

export function CopyPreview({ copies, where, names }: Props) {
  const { edits, skipped, isReady, withSkipped, setWithSkipped } = copies;
  const fault = explainTooMany(edits.length);
  return (
    <>
      <div className="rounded bg-quiet p-3" role="status">
        {isReady && (
          <p className="font-semibold">
            {edits.length === 0
              ? 'Er is niets te kopiëren'
              : `${countText(edits.length)} erbij ${where}`}
          </p>
        )}
        {fault && <p className="mt-1 text-quiet text-sm">{fault}</p>}
        {isReady && (
          <SkippedDays
            {...(withSkipped && { title: 'Ook ingepland' })}
            skipped={skipped}
            getName={names.employee}
          />
        )}
      </div>
      {skipped.length > 0 && (
        <Switch
          label="Deze dagen toch inplannen"
          checked={withSkipped}
          onChange={({ currentTarget }) => setWithSkipped(currentTarget.checked)}
        />
      )}
    </>
  );
}
