import type { Absence } from '@ploegplan/contract/absences.schemas';
import { mondayOf } from '@ploegplan/contract/rules/dates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absencesQuery } from '../../../data/absences.ts';
import { weekQuery } from '../../../data/planning.ts';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import type { Option } from '../../../ui/form/fields.ts';
import { describeItem, hoursLabel, type Names } from '../board/labels.ts';

/** Whether an employee is free, planned or absent on the day, as shown beside the name. */
export type Availability = (employeeId: string) => Pick<Option, 'detail' | 'tone'>;

export const unknownAvailability: Availability = () => ({});

export const absenceText = ({ kindName, hoursPerDay }: Absence) =>
  hoursPerDay === null ? `Afwezig: ${kindName}` : `${hoursLabel(hoursPerDay)} afwezig: ${kindName}`;

/** From the items of that day and the absences. */
export function availabilityOf(
  items: readonly PlannedItem[],
  absences: readonly Absence[],
  names: Names,
): Availability {
  return (employeeId) => {
    const own = absences.filter((absence) => absence.employeeId === employeeId);
    const planned = items
      .filter(({ employeeIds }) => employeeIds.includes(employeeId))
      .map((item) => [formatTimes(item), describeItem(item, names).title])
      .map((parts) => parts.filter(Boolean).join(' '));
    const texts = [
      ...own.map(absenceText),
      ...(planned.length > 0 ? [`Ingepland: ${planned.join(', ')}`] : []),
    ];
    return texts.length > 0
      ? { detail: texts.join(' · '), tone: 'against' }
      : { detail: 'Vrij', tone: 'for' };
  };
}

/** Of all employees on a day; `ownId` is the item that the form changes, which keeps nobody from it. */
export function useAvailability(day: string, ownId: string, names: Names): Availability {
  const { data: items } = useQuery(weekQuery(mondayOf(day)));
  const { data: absences } = useQuery(absencesQuery(day));
  return useMemo(() => {
    if (!items || !absences) return unknownAvailability;
    const others = items.filter(({ id, date }) => date === day && id !== ownId);
    return availabilityOf(others, absences, names);
  }, [items, absences, names, day, ownId]);
}
