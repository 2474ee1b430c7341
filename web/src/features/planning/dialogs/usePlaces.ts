import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { listShiftDays, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import { useMemo } from 'react';
import type { Option } from '../../../ui/form/fields.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import type { RowsBy } from '../edits/commands.ts';
import { useAvailability } from '../form/values/availability.ts';
import type { Planned } from '../usePlanning.ts';

/** The rows where work can go, with who is free then. */
export function usePlaces(
  { choices, names }: Planned,
  rowsBy: RowsBy,
  shift: ShiftTimes & { id: string },
) {
  const { ofPeople, ofMaterials } = useAvailability(shift, shift.id, names, choices);
  const days = listShiftDays(shift).join();
  const options = useMemo((): Option[] => {
    const { employees, projects, materials } = choices;
    if (rowsBy === 'projects') return createOptions(projects, { label: ({ title }) => title });
    if (rowsBy === 'materials') {
      return createOptions(materials, {
        label: ({ name }) => name,
        detail: ({ id }) => ofMaterials(id),
      });
    }
    return createOptions(employees, {
      label: ({ name }) => name,
      detail: ({ id }) => ofPeople(id),
      isUnavailable: (employee) => !days.split(',').every((day) => isInServiceOn(employee, day)),
    });
  }, [choices, rowsBy, ofPeople, ofMaterials, days]);
  return {
    options,
    getName: (id: string) => options.find((option) => option.value === id)?.label ?? '',
  };
}
