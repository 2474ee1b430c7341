import { getToday } from '@ploegplan/contract/dates/dates';
import {
  type Contract,
  Employee,
  type EmployeeUpdate,
  type NewEmployee,
} from '@ploegplan/contract/employees/schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import {
  createRowCheck,
  type ImportRows,
  importRecords,
  mapAdded,
} from '../../platform/import-records.ts';
import { syncLeave } from '../../platform/leave/sync.ts';
import { type ChangedRow, describeRecords, type Target } from '../../platform/records.ts';
import { hasLeftOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { keepLastDay, setLastDay, takeBackIntoService } from './repository.ts';

export const employeeRecords = describeRecords(Employee, {
  table: 'employees',
  columns: {
    jobTitle: 'job_title',
    personnelNumber: 'personnel_number',
    inServiceFrom: 'in_service_from',
    lastDay: 'last_day',
    schoolDays: 'school_days',
    dateOfBirth: 'date_of_birth',
    identitySeenOn: 'identity_seen_on',
    emergencyName: 'emergency_name',
    emergencyPhonenumber: 'emergency_phonenumber',
  },
  order: 'name',
  isDeleted: () => hasLeftOn(getToday()),
  onRemoval: keepLastDay,
});

function requireOrder(first: string | null, last: string | null, field: string): void {
  if (!first || !last || first <= last) return;
  throw new HttpProblem('validation', { fields: [{ field, code: 'before-start' }] });
}

const sortByDate = (contracts: readonly Contract[]) =>
  contracts.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));

export async function createEmployee(tx: TenantTx, employee: NewEmployee): Promise<Employee> {
  requireOrder(employee.inServiceFrom, employee.lastDay, 'lastDay');
  const created = await employeeRecords.create(tx, {
    ...employee,
    contracts: sortByDate(employee.contracts),
  });
  await syncLeave(tx, [created.id]);
  return created;
}

type Changed = { [F in keyof EmployeeUpdate]?: EmployeeUpdate[F] | undefined } & Target;

/** An absent value is unchanged. */
export async function changeEmployee(tx: TenantTx, id: string, values: Changed): Promise<Employee> {
  const [changed] = await changeRows(tx, [{ id, values }], requireOrderOfChange);
  await syncLeave(tx, [id]);
  return requireFound(changed).after;
}

export async function importEmployees(tx: TenantTx, rows: ImportRows<NewEmployee, EmployeeUpdate>) {
  const created: string[] = [];
  const imported = await importRecords(tx, rows, {
    createAll: async (_, added) => {
      const all = mapAdded(added, (one) => {
        requireOrder(one.inServiceFrom, one.lastDay, 'lastDay');
        return { ...one, contracts: sortByDate(one.contracts) };
      });
      created.push(...(await employeeRecords.createAll(tx, all)));
    },
    updateAll: (_, changed) => changeRows(tx, changed, createRowCheck(requireOrderOfChange)),
    removeAll: employeeRecords.removeAll,
  });
  // All employees are done in one call, because it reads the days off of all years.
  await syncLeave(tx, [...created, ...rows.changed.map(({ id }) => id)]);
  return imported;
}

function requireOrderOfChange(before: Employee, values: Changed): void {
  const { inServiceFrom = before.inServiceFrom, lastDay = before.lastDay } = values;
  requireOrder(inServiceFrom, lastDay, 'lastDay');
}

const changeRows = (
  tx: TenantTx,
  rows: readonly ChangedRow<Changed>[],
  check: (before: Employee, values: Changed, at: number) => void,
) =>
  employeeRecords.updateAll(
    tx,
    rows.map(({ id, values: { contracts, ...values } }) => ({
      id,
      values: { ...values, ...(contracts && { contracts: sortByDate(contracts) }) },
    })),
    check,
  );

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
  await takeBackIntoService(tx, id);
  await syncLeave(tx, [id]);
  return employeeRecords.get(tx, id);
}
