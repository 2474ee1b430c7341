import { MultiSelect } from '@mantine/core';
import type { Assignment } from '@ploegplan/contract/planning';
import { hoursLabel } from '../board/labels.ts';
import { type Choices, choicesOf } from './choices.ts';
import classes from './form.module.css';
import type { ItemForm } from './useItemForm.ts';

interface EmployeesFieldProps {
  form: ItemForm;
  employees: Choices['employees'];
}

export function EmployeesField({ form, employees }: EmployeesFieldProps) {
  return (
    <MultiSelect
      label="Werknemers"
      required
      searchable
      classNames={{ pill: classes.pill ?? '', inputField: classes.search ?? '' }}
      hidePickedOptions
      openOnFocus={false}
      nothingFoundMessage="Niemand gevonden"
      maxDropdownHeight={280}
      data={choicesOf(employees, form.values.employeeIds, ({ name }) => name)}
      {...form.getInputProps('employeeIds')}
    />
  );
}

interface RecordedHoursProps {
  assignments: readonly Assignment[];
  nameOf: (employeeId: string) => string;
}

/** What each employee recorded, for the office to read. */
export function RecordedHours({ assignments, nameOf }: RecordedHoursProps) {
  const recorded = assignments.flatMap(({ hoursWorked }) => hoursWorked ?? []);
  const total = recorded.reduce((sum, hours) => sum + hours, 0);
  return (
    <section className={classes.recorded} aria-labelledby="recorded-hours">
      <h3 id="recorded-hours" className={classes.heading}>
        Uren gewerkt
      </h3>
      <ul className={classes.people}>
        {assignments.map(({ employeeId, hoursWorked, notes }) => (
          <li key={employeeId} className={classes.person}>
            <span>{nameOf(employeeId)}</span>
            <span className={classes.hours} data-missing={hoursWorked === null || undefined}>
              {hoursWorked === null ? 'nog niet ingevuld' : hoursLabel(hoursWorked)}
            </span>
            {notes && <p className={classes.notes}>{notes}</p>}
          </li>
        ))}
      </ul>
      {recorded.length > 1 && (
        <div className={classes.total}>
          <span>Totaal</span>
          <span className={classes.hours}>{hoursLabel(total)}</span>
        </div>
      )}
    </section>
  );
}
