import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import type { LedgerLine } from '@ploegplan/contract/rules/leave/ledger';
import { sql } from 'kysely';
import { sortDutch } from '../database/order.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** What a company grants a year, from a year on. */
export interface Grants {
  fromYear: number;
  fullTimeHours: number;
  extraHours: number;
  rosteredHours: number;
}

export interface KeptSettings {
  startYear: number;
  grants: Grants[];
}

/** The settings of a company that keeps balances. */
export async function readKeptSettings(tx: TenantTx): Promise<KeptSettings | null> {
  const row = await tx
    .selectFrom('leave_settings')
    .select((eb) => ['start_year as startYear', eb.ref('grants').$castTo<Grants[]>().as('grants')])
    .where('start_year', 'is not', null)
    .executeTakeFirst();
  return row?.startYear ? { ...row, startYear: row.startYear } : null;
}

const columns = [
  'id',
  'name',
  'kind',
  'in_service_from as inServiceFrom',
  'last_day as lastDay',
] as const;

/** Employees by name, with what their leave depends on. */
export const readStaff = (tx: TenantTx, ids: readonly string[]) =>
  tx
    .selectFrom('employees')
    .select((eb) => [
      ...columns,
      eb.ref('contracts').$castTo<Contract[]>().as('contracts'),
      // Without a last day, nothing tells until when somebody worked: the balance stays as it was.
      eb
        .and([eb('deleted_at', 'is not', null), eb('last_day', 'is', null)])
        .$castTo<boolean>()
        .as('isClosed'),
    ])
    .where('id', 'in', [...ids])
    .orderBy('name', sortDutch)
    .orderBy('id')
    .execute();

export type Staff = Awaited<ReturnType<typeof readStaff>>[number];

/** One at a time adds lines of an employee; locked in one order, so that nobody waits for each other. */
export const lockStaff = (tx: TenantTx, ids: readonly string[]) =>
  tx
    .selectFrom('employees')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export interface AccountedAbsence {
  id: string;
  employeeId: string;
  kind: AbsenceKind;
  account: LeaveAccount | null;
  /** Statutory leave accrues over it. */
  accrues: boolean;
  firstDay: string;
  lastDay: string;
  hoursPerDay: number | null;
}

/** Absences since a day, with the account that they take from. */
export const readAbsencesSince = (
  tx: TenantTx,
  employeeIds: readonly string[],
  day: string,
): Promise<AccountedAbsence[]> =>
  tx
    .selectFrom('absences')
    .innerJoin('leave_kinds', 'leave_kinds.id', 'absences.kind_id')
    .select((eb) => [
      'absences.id',
      'employee_id as employeeId',
      eb.ref('absences.kind').$castTo<AbsenceKind>().as('kind'),
      eb.ref('account').$castTo<LeaveAccount | null>().as('account'),
      'accrues',
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
    ])
    .where('employee_id', 'in', [...employeeIds])
    .where('last_day', '>=', day)
    .execute();

/** A line with what it belongs to. */
export interface StoredLine extends LedgerLine {
  employeeId: string;
  absenceId: string | null;
}

export const readLines = (tx: TenantTx, employeeIds: readonly string[]) =>
  tx
    .selectFrom('leave_lines')
    .select((eb) => [
      'employee_id as employeeId',
      'day',
      eb.ref('type').$castTo<LedgerLine['type']>().as('type'),
      eb.ref('account').$castTo<LeaveAccount>().as('account'),
      'quarters',
      'lot',
      eb.ref('lot_kind').$castTo<LedgerLine['lotKind']>().as('lotKind'),
      'expires_on as expiresOn',
      'absence_id as absenceId',
    ])
    .where('employee_id', 'in', [...employeeIds])
    .$castTo<StoredLine>()
    .execute();

/** The warnings that reached the employee. */
export const readWarnings = (tx: TenantTx, employeeIds: readonly string[]) =>
  tx
    .selectFrom('leave_warnings')
    .select((eb) => [
      'employee_id as employeeId',
      'expires_on as expiresOn',
      eb.ref('told_on').$notNull().as('toldOn'),
    ])
    .where('told_on', 'is not', null)
    .where('employee_id', 'in', [...employeeIds])
    .execute();

/** Illnesses of whole days; one that goes on counts until today. */
export const readIllnesses = (tx: TenantTx, employeeIds: readonly string[]) =>
  tx
    .selectFrom('absences')
    .select([
      'employee_id as employeeId',
      'first_day as firstDay',
      sql<string>`case last_day when ${openEnd} then greatest(first_day, ${getToday()}) else last_day end`.as(
        'lastDay',
      ),
      'hours_per_day as hoursPerDay',
    ])
    .where('kind', '=', 'sick')
    .where('hours_per_day', 'is', null)
    .where('employee_id', 'in', [...employeeIds])
    .execute();
