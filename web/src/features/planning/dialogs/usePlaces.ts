import { isInServiceOn } from '@ploegplan/contract/rules/service';
import { daysOfShift, type ShiftTimes } from '@ploegplan/contract/rules/shifts';
import { useMemo } from 'react';
import type { Option } from '../../../ui/form/fields.ts';
import { optionsOf } from '../../../ui/form/options.ts';
import type { RowsBy } from '../commands.ts';
import { useAvailability } from '../form/availability.ts';
import type { Planned } from '../usePlanning.ts';

/** The rows where work can go, with who is free then. */
export function usePlaces(
  { choices, names }: Planned,
  rowsBy: RowsBy,
  shift: ShiftTimes & { id: string },
) {
  const { ofPeople, ofMaterials } = useAvailability(shift, shift.id, names, choices);
  const days = daysOfShift(shift).join();
  const options = useMemo((): Option[] => {
    const { employees, projects, materials } = choices;
    if (rowsBy === 'projects') return optionsOf(projects, { label: ({ title }) => title });
    if (rowsBy === 'materials') {
      return optionsOf(materials, {
        label: ({ name }) => name,
        detail: ({ id }) => ofMaterials(id),
      });
    }
    return optionsOf(employees, {
      label: ({ name }) => name,
      detail: ({ id }) => ofPeople(id),
      isGone: (employee) => !days.split(',').every((day) => isInServiceOn(employee, day)),
    });
  }, [choices, rowsBy, ofPeople, ofMaterials, days]);
  return { options, nameOf: (id: string) => options.find((one) => one.value === id)?.label ?? '' };
}
