import type { Employee } from '@ploegplan/contract/employees.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { EmployeeValues } from '../../data/employees.ts';
import { weekdayHoursText } from '../../lib/values/weekday-hours.ts';
import { WeekdayHoursField, weekdayHoursError } from '../../ui/form/WeekdayHoursField.tsx';
import type { RecordField } from '../../ui/record/fields.tsx';

export const employeeFields: readonly RecordField<EmployeeValues, Employee>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name, column: 14 },
  { kind: 'text', name: 'jobTitle', label: 'Functie', maxLength: limits.name, column: 12 },
  { kind: 'text', name: 'crew', label: 'Ploeg', maxLength: limits.name, column: 9 },
  { kind: 'phone', name: 'phonenumber', label: 'Telefoon', maxLength: limits.name, column: 9 },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email, column: 16 },
  {
    kind: 'date',
    name: 'dateOfBirth',
    label: 'Geboortedatum',
    help: 'Alleen kantoor ziet dit. Onder de 18 jaar gelden andere werktijden.',
  },
  {
    kind: 'custom',
    name: 'contractHours',
    label: 'Contracturen',
    render: ({ values, change, error }) => (
      <WeekdayHoursField
        label="Contracturen"
        help="Uren per dag. Laat alles leeg als je ze niet weet."
        value={values.contractHours}
        onChange={(contractHours) => change({ contractHours })}
        error={error}
      />
    ),
    textOf: ({ contractHours }) => weekdayHoursText(contractHours),
    comparable: ({ contractHours }) => contractHours?.map(String) ?? null,
    errorOf: ({ contractHours }) => weekdayHoursError(contractHours),
  },
];
