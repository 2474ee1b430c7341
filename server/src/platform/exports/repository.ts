import type { DataExport } from '@ploegplan/contract/data-exports/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

const formatInstant = (at: Date | null) => at?.toISOString() ?? null;

const selectExports = (tx: TenantTx) =>
  tx
    .selectFrom('data_exports')
    .leftJoin('employees', 'employees.id', 'data_exports.employee_id')
    .select((eb) => [
      'data_exports.id',
      'employee_id',
      'employees.name as employee_name',
      eb.ref('state').$castTo<DataExport['state']>().as('state'),
      'done',
      'total',
      'requested_at',
      'requester_name',
      'size_bytes',
      'expires_at',
    ])
    .orderBy('requested_at', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>;

const toDataExport = (row: Row): DataExport => ({
  id: row.id,
  employee:
    row.employee_id === null ? null : { id: row.employee_id, name: row.employee_name ?? '' },
  state: row.state,
  done: row.done,
  total: row.total,
  requestedAt: row.requested_at.toISOString(),
  requestedBy: row.requester_name,
  sizeBytes: row.size_bytes,
  expiresAt: formatInstant(row.expires_at),
});

/** The newest first; what has expired is no longer offered, even before it is deleted. */
export async function listExports(tx: TenantTx): Promise<DataExport[]> {
  const rows = await selectExports(tx)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .limit(limits.dataExports)
    .execute();
  return rows.map(toDataExport);
}

export async function findExport(tx: TenantTx, id: string): Promise<DataExport | undefined> {
  const row = await selectExports(tx).where('data_exports.id', '=', id).executeTakeFirst();
  return row && toDataExport(row);
}

interface NewRow {
  id: string;
  employeeId: string | null;
  userId: string;
  username: string;
}

/** Adds a request; returns false when one of the same data is being made. */
export async function insertExport(tx: TenantTx, given: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('data_exports')
    .values({
      id: given.id,
      employee_id: given.employeeId,
      requested_by: given.userId,
      requester_name: given.username,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The one of this data that is being made. */
export async function findRunning(
  tx: TenantTx,
  employeeId: string | null,
): Promise<DataExport | undefined> {
  const row = await selectExports(tx)
    .where('state', 'in', ['waiting', 'running'])
    .where('employee_id', employeeId === null ? 'is' : '=', employeeId)
    .executeTakeFirst();
  return row && toDataExport(row);
}

/** What a job makes; undefined when it is ready or gone, so that a repeated job does nothing. */
export const beginExport = (tx: TenantTx, id: string) =>
  tx
    .updateTable('data_exports')
    .set({ state: 'running', done: 0, total: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['employee_id as employeeId', 'requested_by as requestedBy'])
    .executeTakeFirst();

export async function showProgress(
  tx: TenantTx,
  id: string,
  progress: { done: number; total: number },
): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set(progress)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Offers the archive from now on; returns false when another run has done so. */
export async function finishExport(
  tx: TenantTx,
  id: string,
  file: { fileId: string; sizeBytes: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({
      state: 'ready',
      done: file.total,
      total: file.total,
      stored_file_id: file.fileId,
      size_bytes: file.sizeBytes,
      ready_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${limits.dataExportDays})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function failExport(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({
      state: 'failed',
      expires_at: sql`now() + make_interval(days => ${limits.dataExportDays})`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

export const findArchive = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('data_exports')
    .leftJoin('employees', 'employees.id', 'data_exports.employee_id')
    .select((eb) => [
      eb.ref('stored_file_id').$notNull().as('fileId'),
      eb.ref('size_bytes').$notNull().as('sizeBytes'),
      eb.ref('ready_at').$notNull().as('readyAt'),
      'employees.name as employeeName',
    ])
    .where('data_exports.id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

/** Deletes what can no longer be downloaded; the sweep of files deletes the archives. */
export async function deleteExpiredExports(tx: TenantTx): Promise<void> {
  await sql`with expired as (
      delete from data_exports where expires_at <= now() returning stored_file_id)
    update stored_files set state = 'deleting', changed_at = now()
      from expired where stored_files.id = expired.stored_file_id`.execute(tx);
}

/** Whom an export is of; undefined when there is no such employee. Somebody out of service has data too. */
export const findEmployeeName = async (tx: TenantTx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('employees').select('name').where('id', '=', id).executeTakeFirst())?.name;
