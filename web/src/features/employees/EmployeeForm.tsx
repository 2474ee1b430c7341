import type { Employee } from '@ploegplan/contract/employees/schemas';
import { employeeData } from '../../data/records/employees.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { employeeFields, newEmployee } from './fields.tsx';

/** Adds or changes an employee. Default export for lazy loading. */
export default function EmployeeForm(props: RecordDrawerProps<Employee>) {
  return (
    <RecordDrawer
      {...props}
      given={{ ...newEmployee, ...props.given }}
      data={employeeData}
      fields={employeeFields}
    />
  );
}
