import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { useMemo, useState } from 'react';
import { nothingPlanned, type PlannedItem } from '../../../../data/planning/planning-items.ts';
import { findWarningsAbout } from '../../conflicts/explain.ts';
import { useRulebook } from '../../conflicts/useRulebook.ts';
import { WorkIndex } from '../../rows/work.ts';
import { usePlanning } from '../../usePlanning.ts';
import { isSpan } from './days.ts';
import { type FormValues, toShift, toTargetIds } from './values.ts';

/** The item that the form would make. */
const toItem = (values: FormValues, id: string): PlannedItem => ({
  ...nothingPlanned,
  id,
  ...toShift(values),
  ...toTargetIds(values.target),
  location: values.location,
  employeeIds: values.employeeIds,
  materialIds: values.materialIds,
  drivers: keepDrivers(values.drivers, values),
  isDraft: values.isDraft,
});

interface Warnings {
  texts: string[];
  /** The chosen employees who are absent all of one of its days. */
  absent: string[];
}

const nothing: Warnings = { texts: [], absent: [] };

/** Finds warnings about these values, from the planning of their week and those beside it. */
export function useWarnings(values: FormValues, ownId: string): Warnings {
  const date = isDate(values.date) ? values.date : getToday();
  const days = useMemo(() => [date], [date]);
  const { planned } = usePlanning(days);
  const [work] = useState(() => new WorkIndex());
  const rulebook = useRulebook(planned, work);
  // Impossible days are skipped when there are several.
  if (!planned || values.date !== date || isSpan(values)) return nothing;
  work.update(planned.known);
  const item = toItem(values, ownId);
  const absent = values.employeeIds.filter((id) => {
    const own = rulebook.absences.get(id) ?? [];
    const worker = rulebook.employees.get(id) ?? { contracts: [] };
    return listShiftDays(item).some((day) => listWholeDayAbsences(own, worker, day).length > 0);
  });
  return { texts: findWarningsAbout([item], new Set([ownId]), { rulebook, work }), absent };
}
