import { addDays, getToday, isDate } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { absencesQueries } from '../../../../data/leave/absences.ts';
import { itemQuery } from '../../../../data/planning/planning.ts';
import {
  nothingPlanned,
  type PlannedItem,
  toPlanningItem,
} from '../../../../data/planning/planning-items.ts';
import { planAsDraft } from '../../../../data/planning/planning-remembered.ts';
import { useHolidays } from '../../../../lib/dates/useHolidays.ts';
import { recall } from '../../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../../lib/session/tenant.ts';
import { useRecordForm } from '../../../../ui/form/useRecordForm.ts';
import { findWarningsAbout } from '../../conflicts/explain.ts';
import { useRulebook } from '../../conflicts/useRulebook.ts';
import { WorkIndex } from '../../rows/work.ts';
import { usePlanning } from '../../usePlanning.ts';
import type { TargetAdding } from '../TargetField.tsx';
import { useAvailability } from './availability.ts';
import { computeDays, type Days, isSpan, listAllDays } from './days.ts';
import { createItemFields } from './fields.tsx';
import type { Choices, createNames } from './names.ts';
import type { Shown, Subject } from './subject.ts';
import { useSaving } from './useSaving.ts';
import {
  createEmptyValues,
  emptyInitialItem,
  type FormValues,
  toFormValues,
  toShift,
  toTargetIds,
} from './values.ts';

interface Props {
  subject: Subject;
  choices: Choices;
  shown?: Shown;
  onClose: () => void;
}

/** The form of the subject; of an item at first with what the list has of it, until all of it is there. */
export function useItemForm(
  { subject, choices, shown, onClose }: Props,
  names: ReturnType<typeof createNames>,
  adding: TargetAdding,
) {
  const isNew = subject.kind === 'new';
  const { terms, workingWeek } = useTenant();
  const [listed] = useState(() => (isNew ? null : toPlanningItem(subject.item)));
  const reading = useQuery({ ...itemQuery(subject.id), enabled: !isNew });
  // An item that was read before may be older than the list.
  const whole =
    reading.data && reading.data.version >= (listed?.version ?? 0) ? reading.data : null;
  const [empty] = useState(() =>
    createEmptyValues(isNew ? subject.opening : emptyInitialItem, {
      isDraft: recall(planAsDraft),
      workingWeek,
    }),
  );
  const [day, setDay] = useState(isNew ? subject.opening.date : subject.item.date);
  const [spanned, setSpanned] = useState<FormValues>(empty);
  const days: Days = useDays(spanned, choices.employees);
  const shift = toShift({ ...spanned, date: day });
  const { ofPeople, ofMaterials } = useAvailability(shift, subject.id, names, choices);
  const isWhole = isNew || whole !== null;
  const item = whole ?? listed ?? undefined;
  const { save, maySave } = useSaving({
    ...{ id: subject.id, isWhole, days, shown },
    getName: names.employee,
  });
  const form = useRecordForm<FormValues, PlanningItem>({
    id: subject.id,
    fields: createItemFields({
      choices,
      names,
      term: terms.project,
      workingWeek,
      item,
      isWhole,
      days,
      shift,
      availability: ofPeople,
      use: ofMaterials,
      atHours: !isNew && subject.at?.part === 'hours' ? subject.at : undefined,
      adding,
    }),
    empty,
    row: whole ?? listed,
    newest: whole,
    toValues: toFormValues,
    save,
    maySave,
    onSaved: onClose,
  });
  const { values } = form;
  if (values.date !== day && isDate(values.date)) setDay(values.date);
  if (values !== spanned) setSpanned(values);
  const warnings = useWarnings(values, subject.id);
  return { form, item, warnings, reading, day };
}

/** The days to plan for these values, from the holidays and the absences in between. */
function useDays(values: FormValues, employees: readonly Employee[]): Days {
  const { workingWeek } = useTenant();
  const first = isDate(values.date) ? values.date : getToday();
  // A night shift ends on the day after the last.
  const last = addDays((isSpan(values) && listAllDays(values).at(-1)) || first, 1);
  const holidays = useHolidays(first, last);
  const absences = useQueries({
    queries: isSpan(values) ? absencesQueries(first, last) : [],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return computeDays(values, {
    workingWeek,
    holidays,
    absences,
    employees: new Map(employees.map((employee) => [employee.id, employee])),
  });
}

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
function useWarnings(values: FormValues, ownId: string): Warnings {
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
