import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { RecordField } from '../../ui/record/fields.tsx';

export const employeeFields: readonly RecordField<
  Pick<Employee, 'name' | 'jobTitle' | 'phonenumber' | 'email'>,
  Employee
>[] = [
  { kind: 'text', name: 'name', label: 'Naam', column: 14 },
  { kind: 'text', name: 'jobTitle', label: 'Functie', column: 12 },
  { kind: 'phone', name: 'phonenumber', label: 'Telefoon', column: 9 },
  { kind: 'email', name: 'email', label: 'E-mail', column: 16 },
];
