import {
  type Contract,
  Employee,
  type EmployeeUpdate,
  type NewEmployee,
} from '@ploegplan/contract/employees.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { HttpProblem } from '../../platform/http/problem.ts';
import { syncLeave } from '../../platform/leave/sync.ts';
import { describeRecords } from '../../platform/records.ts';
import { hasLeftOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { clearLastDay, setLastDay } from './repository.ts';

export const employeeRecords = describeRecords(Employee, {
  table: 'employees',
  columns: {
    jobTitle: 'job_title',
    personnelNumber: 'personnel_number',
    inServiceFrom: 'in_service_from',
    lastDay: 'last_day',
    dateOfBirth: 'date_of_birth',
    emergencyName: 'emergency_name',
    emergencyPhonenumber: 'emergency_phonenumber',
  },
  order: 'name',
  isDeleted: () => hasLeftOn(today()),
});

function requireOrder(first: string | null, last: string | null, field: string): void {
  if (!first || !last || first <= last) return;
  throw new HttpProblem('validation', { fields: [{ field, code: 'before-start' }] });
}

const byDate = (contracts: readonly Contract[]) =>
  contracts.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));

export async function createEmployee(tx: TenantTx, employee: NewEmployee): Promise<Employee> {
  requireOrder(employee.inServiceFrom, employee.lastDay, 'lastDay');
  const created = await employeeRecords.create(tx, {
    ...employee,
    contracts: byDate(employee.contracts),
  });
  await syncLeave(tx, [created.id]);
  return created;
}

/** Changes the given values. */
export async function changeEmployee(
  tx: TenantTx,
  id: string,
  values: { [F in keyof EmployeeUpdate]?: EmployeeUpdate[F] | undefined } & { version: number },
): Promise<Employee> {
  const before = await employeeRecords.get(tx, id);
  const { inServiceFrom = before.inServiceFrom, lastDay = before.lastDay, contracts } = values;
  // A row that the user did not see is not compared with: the update rejects it.
  if (before.version === values.version) requireOrder(inServiceFrom, lastDay, 'lastDay');
  const changed = await employeeRecords.update(tx, id, {
    ...values,
    ...(contracts && { contracts: byDate(contracts) }),
  });
  await syncLeave(tx, [id]);
  return changed;
}

/** Takes an employee out of service after a day; without one, at once. */
export async function takeOutOfService(
  tx: TenantTx,
  id: string,
  lastDay: string | undefined,
): Promise<void> {
  if (lastDay === undefined) return employeeRecords.remove(tx, id);
  const { inServiceFrom } = await employeeRecords.get(tx, id);
  requireOrder(inServiceFrom, lastDay, 'last_day');
  await setLastDay(tx, id, lastDay);
  await syncLeave(tx, [id]);
}

export async function takeBack(tx: TenantTx, id: string): Promise<Employee> {
  await clearLastDay(tx, id);
  await syncLeave(tx, [id]);
  return employeeRecords.get(tx, id);
}
