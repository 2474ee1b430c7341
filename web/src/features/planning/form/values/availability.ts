import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { Material } from '@ploegplan/contract/materials/schemas';
import type { PlannedEmployee } from '@ploegplan/contract/planning/conflicts';
import { listShiftDays, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { isSchoolDay } from '@ploegplan/contract/rules/working-time/school-days';
import { materialStateTexts } from '@ploegplan/contract/texts/kinds';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { absencesQuery } from '../../../../data/leave/absences.ts';
import { useReportedIllness } from '../../../../data/leave/requests.ts';
import { weeksQueries } from '../../../../data/planning/planning.ts';
import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import { formatTimes, withDay } from '../../../../lib/dates/dates.ts';
import type { Option } from '../../../../ui/form/fields.ts';
import { describeItem, formatHoursLabel, type Names } from '../../board/rows/labels.ts';
import { createWeeksJoiner } from '../../rows/weeks.ts';
import type { Choices } from './names.ts';

/** Tells whether an employee or a material is free on the day, as shown beside the name. */
export type Availability = (id: string) => Pick<Option, 'detail' | 'tone'>;

export const getUnknownAvailability: Availability = () => ({});

export const sortFreeFirst = <O extends Pick<Option, 'tone'>>(options: readonly O[]): O[] =>
  options.toSorted((a, b) => Number(a.tone === 'against') - Number(b.tone === 'against'));

/** The planned items, and the shift for which somebody or something is sought. */
interface Situation {
  items: readonly PlannedItem[];
  shift: ShiftTimes;
  names: Names;
}

/** The day, where it is not the one on which the shift begins. */
const getOtherDay = (day: string, { date }: ShiftTimes) => (day === date ? undefined : day);

/** 'Ingepland: 07:00 – 16:00 Kade 12'; nothing when there are no items. */
function formatPlannedTexts({ items, shift, names }: Situation): string[] {
  const planned = items.map((item) => {
    const parts = [formatTimes(item), describeItem(item, names).title];
    return withDay(parts.filter(Boolean).join(' '), getOtherDay(item.date, shift));
  });
  return planned.length > 0 ? [`Ingepland: ${planned.join(', ')}`] : [];
}

function formatAbsenceTexts(
  own: readonly Absence[],
  worker: Pick<PlannedEmployee, 'contracts'>,
  shift: ShiftTimes,
): string[] {
  const days = listShiftDays(shift);
  return own.flatMap((absence) => {
    const day = days.find((value) => absence.firstDay <= value && value <= absence.lastDay);
    if (day === undefined) return [];
    const { kindName, hoursPerDay } = absence;
    const isWhole = listWholeDayAbsences(own, worker, day).includes(absence);
    const part =
      isWhole || hoursPerDay === null ? 'Afwezig' : `${formatHoursLabel(hoursPerDay)} afwezig`;
    return [withDay(`${part}: ${kindName}`, getOtherDay(day, shift))];
  });
}

/** Computes the availability from other items on the days of the shift, and the absences. */
export function createAvailability(
  { items, shift, names }: Situation,
  absences: readonly Absence[],
  employees: readonly (Pick<PlannedEmployee, 'contracts' | 'schoolDays'> & { id: string })[],
): Availability {
  const workers = new Map(employees.map((employee) => [employee.id, employee]));
  return (employeeId) => {
    const own = absences.filter((absence) => absence.employeeId === employeeId);
    const texts = [
      ...formatAbsenceTexts(own, workers.get(employeeId) ?? { contracts: [] }, shift),
      ...(isSchoolDay(workers.get(employeeId)?.schoolDays ?? [], shift.date) ? ['School'] : []),
      ...formatPlannedTexts({
        items: items.filter(({ employeeIds }) => employeeIds.includes(employeeId)),
        shift,
        names,
      }),
    ];
    return texts.length > 0
      ? { detail: texts.join(' · '), tone: 'against' }
      : { detail: 'Vrij', tone: 'for' };
  };
}

/** Tells whether a material can be used and is free on the days of the shift. */
export function createMaterialAvailability(
  { items, shift, names }: Situation,
  materials: readonly Material[],
): Availability {
  const states = new Map(materials.map(({ id, state }) => [id, state]));
  return (materialId) => {
    const state = states.get(materialId) ?? 'usable';
    const planned = formatPlannedTexts({
      items: items.filter(({ materialIds }) => materialIds.includes(materialId)),
      shift,
      names,
    });
    const texts = [...(state === 'usable' ? [] : [materialStateTexts[state]]), ...planned];
    return texts.length > 0
      ? { detail: texts.join(' · '), tone: 'against' }
      : { detail: 'Vrij', tone: 'for' };
  };
}

/** Returns the availability of all employees and materials during a shift; `ownId` is the item of the form, which does not count. */
export function useAvailability(
  { date, startTime, endTime }: ShiftTimes,
  ownId: string,
  names: Names,
  { employees, materials }: Pick<Choices, 'employees' | 'materials'>,
): { ofPeople: Availability; ofMaterials: Availability } {
  // The night before may end on the day of the shift.
  const queries = weeksQueries(addDays(date, -1), addDays(date, 1));
  const [combine] = useState(createWeeksJoiner);
  const weeks = useQueries({ queries, combine });
  const { data: absences } = useQuery(absencesQuery(date, addDays(date, 1)));
  const reported = useReportedIllness();
  return useMemo(() => {
    if (!weeks.areThere || !absences) {
      return { ofPeople: getUnknownAvailability, ofMaterials: getUnknownAvailability };
    }
    const shift = { date, startTime, endTime };
    const days = listShiftDays(shift);
    const items = weeks.items.filter(
      (item) => item.id !== ownId && listShiftDays(item).some((day) => days.includes(day)),
    );
    const situation = { items, shift, names };
    return {
      ofPeople: createAvailability(situation, [...absences, ...reported], employees),
      ofMaterials: createMaterialAvailability(situation, materials),
    };
  }, [weeks, absences, reported, names, employees, materials, date, startTime, endTime, ownId]);
}
