import type { Absence } from '@ploegplan/contract/absences.schemas';
import type { Material } from '@ploegplan/contract/materials.schemas';
import { mondayOf } from '@ploegplan/contract/rules/dates';
import { materialStateTexts } from '@ploegplan/contract/rules/kind-texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absencesQuery } from '../../../data/absences.ts';
import { weekQuery } from '../../../data/planning.ts';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import type { Option } from '../../../ui/form/fields.ts';
import { describeItem, hoursLabel, type Names } from '../board/labels.ts';

/** Whether an employee or a material is free on the day, as shown beside the name. */
export type Availability = (id: string) => Pick<Option, 'detail' | 'tone'>;

export const unknownAvailability: Availability = () => ({});

/** Who is free comes before who is not. */
export const freeFirst = <O extends Pick<Option, 'tone'>>(options: readonly O[]): O[] =>
  options.toSorted(
    (one, other) => Number(one.tone === 'against') - Number(other.tone === 'against'),
  );

export const absenceText = ({ kindName, hoursPerDay }: Absence) =>
  hoursPerDay === null ? `Afwezig: ${kindName}` : `${hoursLabel(hoursPerDay)} afwezig: ${kindName}`;

/** 'Ingepland: 07:00 – 16:00 Kade 12'; nothing when there are no items. */
function plannedTexts(items: readonly PlannedItem[], names: Names): string[] {
  const planned = items
    .map((item) => [formatTimes(item), describeItem(item, names).title])
    .map((parts) => parts.filter(Boolean).join(' '));
  return planned.length > 0 ? [`Ingepland: ${planned.join(', ')}`] : [];
}

/** From the items of that day and the absences. */
export function availabilityOf(
  items: readonly PlannedItem[],
  absences: readonly Absence[],
  names: Names,
): Availability {
  return (employeeId) => {
    const own = absences.filter((absence) => absence.employeeId === employeeId);
    const planned = plannedTexts(
      items.filter(({ employeeIds }) => employeeIds.includes(employeeId)),
      names,
    );
    const texts = [...own.map(absenceText), ...planned];
    return texts.length > 0
      ? { detail: texts.join(' · '), tone: 'against' }
      : { detail: 'Vrij', tone: 'for' };
  };
}

/** Whether a material can be used and is free on the day. */
export function materialUse(
  items: readonly PlannedItem[],
  materials: readonly Material[],
  names: Names,
): Availability {
  const states = new Map(materials.map(({ id, state }) => [id, state]));
  return (materialId) => {
    const state = states.get(materialId) ?? 'usable';
    const planned = plannedTexts(
      items.filter(({ materialIds }) => materialIds.includes(materialId)),
      names,
    );
    const texts = [...(state === 'usable' ? [] : [materialStateTexts[state]]), ...planned];
    return texts.length > 0
      ? { detail: texts.join(' · '), tone: 'against' }
      : { detail: 'Vrij', tone: 'for' };
  };
}

/** Of all employees and materials on a day; `ownId` is the item that the form changes, which keeps nobody from it. */
export function useAvailability(
  day: string,
  ownId: string,
  names: Names,
  materials: readonly Material[],
): { ofPeople: Availability; ofMaterials: Availability } {
  const { data: items } = useQuery(weekQuery(mondayOf(day)));
  const { data: absences } = useQuery(absencesQuery(day));
  return useMemo(() => {
    if (!items || !absences) {
      return { ofPeople: unknownAvailability, ofMaterials: unknownAvailability };
    }
    const others = items.filter(({ id, date }) => date === day && id !== ownId);
    return {
      ofPeople: availabilityOf(others, absences, names),
      ofMaterials: materialUse(others, materials, names),
    };
  }, [items, absences, names, materials, day, ownId]);
}
