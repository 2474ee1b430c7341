import type {
  PayrollBatch,
  PayrollBatchDetails,
  PayrollCheck,
  PayrollFormat,
  PayrollUnit,
} from '@ploegplan/contract/payroll/schemas';
import { sql } from 'kysely';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listChanges, sumByPerson } from './amounts.ts';
import { findFirstDay } from './due.ts';
import { type Line, readPaidStaff } from './lines.ts';
import { lockPayroll, readKindNames, readValues } from './settings.ts';
import { listSigns } from './signs.ts';

interface BatchRow extends Omit<PayrollBatch, 'state' | 'made' | 'handedOver' | 'closed'> {
  madeAt: Date;
  madeBy: string;
  handedOverAt: Date | null;
  handedOverBy: string;
  closedAt: Date | null;
  closedBy: string;
}

const toMoment = (at: Date | null, by: string) => at && { at: at.toISOString(), by };

function toBatch({
  madeAt,
  madeBy,
  handedOverAt,
  handedOverBy,
  closedAt,
  closedBy,
  ...row
}: BatchRow): PayrollBatch {
  return {
    ...row,
    state: closedAt ? 'closed' : handedOverAt ? 'handed-over' : 'made',
    made: toMoment(madeAt, madeBy),
    handedOver: toMoment(handedOverAt, handedOverBy),
    closed: toMoment(closedAt, closedBy),
  };
}

interface Selection {
  id?: string;
  number?: number;
  limit?: number;
}

/** Reads batches, the newest first. */
export async function readBatches(
  tx: TenantTx,
  { id, number, limit }: Selection = {},
): Promise<PayrollBatch[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.number, b.first_day as from, b.last_day as to, b.period, b.made_at as "madeAt",
           ${selectUserName('b.made_by')} as "madeBy", b.handed_over_at as "handedOverAt",
           ${selectUserName('b.handed_over_by')} as "handedOverBy", b.closed_at as "closedAt",
           ${selectUserName('b.closed_by')} as "closedBy",
           (select count(distinct l.employee_id)::int from payroll_lines l
             where l.batch_id = b.id and l.code is not null) as people
      from payroll_batches b
     where b.id = coalesce(${id ?? null}::uuid, b.id) and b.number = coalesce(${number ?? null}::int, b.number)
     order by b.number desc limit ${limit ?? null}::int`.execute(tx);
  return rows.map(toBatch);
}

export const findBatch = async (tx: TenantTx, id: string): Promise<PayrollBatch | undefined> =>
  (await readBatches(tx, { id }))[0];

export const listLines = (tx: TenantTx, batchId: string): Promise<Line[]> =>
  tx
    .selectFrom('payroll_lines')
    .select((eb) => [
      'id',
      'employee_id as employeeId',
      'personnel_number as personnelNumber',
      'date',
      'period',
      'kind',
      'project_id as projectId',
      'approval_id as approvalId',
      'amount',
      'code',
      eb.ref('unit').$castTo<PayrollUnit>().as('unit'),
      'quantity',
    ])
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .execute();

async function readFiles(tx: TenantTx, batchId: string) {
  const { rows } = await sql<PayrollBatchDetails['files'][number]>`
    select format, name, length(content) as bytes, sha256 from payroll_files where batch_id = ${batchId}
     order by array_position('{nmbrs,loket,long-csv,long-xlsx,pdf}', format)`.execute(tx);
  return rows;
}

export async function readDetails(tx: TenantTx, id: string): Promise<PayrollBatchDetails> {
  const batch = requireFound(await findBatch(tx, id));
  const staff = await readPaidStaff(tx);
  const names = await readKindNames(tx);
  const sum = async ({ id: batchId, from }: PayrollBatch) =>
    sumByPerson(await listLines(tx, batchId), { staff, from, names });
  const persons = await sum(batch);
  const [last] = await readBatches(tx, { number: batch.number - 1 });
  const { checks } = await tx
    .selectFrom('payroll_batches')
    .select((eb) => eb.ref('checks').$castTo<PayrollCheck[]>().as('checks'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const firstDay = (await findFirstDay(tx)) ?? batch.from;
  const settings = await readValues(tx);
  return {
    ...batch,
    files: await readFiles(tx, id),
    persons,
    changes: listChanges(last ? await sum(last) : [], persons),
    checks,
    signs: await listSigns(tx, batch, { staff, settings, firstDay, lines: [] }),
  };
}

/** Finds a file of a batch, with the batch. */
export async function findFile(
  tx: TenantTx,
  { id, format }: { id: string; format: PayrollFormat },
) {
  const batch = requireFound(await findBatch(tx, id));
  const file = await tx
    .selectFrom('payroll_files')
    .select(['name', 'content'])
    .where('batch_id', '=', id)
    .where('format', '=', format)
    .executeTakeFirst();
  return { batch, ...requireFound(file) };
}

/** Records the next state of a batch. The same state again changes nothing; null tells so. */
export async function setState(
  tx: TenantTx,
  id: string,
  state: 'handed-over' | 'closed',
): Promise<{ batch: PayrollBatch; isNew: boolean }> {
  await lockPayroll(tx);
  const batch = requireFound(await findBatch(tx, id));
  if (batch.state === state) return { batch, isNew: false };
  if (batch.state !== (state === 'closed' ? 'handed-over' : 'made')) {
    throw new HttpProblem('already-decided');
  }
  const column = state === 'closed' ? 'closed' : 'handed_over';
  await sql`
    update payroll_batches
       set ${sql.ref(`${column}_at`)} = clock_timestamp(),
           ${sql.ref(`${column}_by`)} = nullif(current_setting('app.user_id', true), '')::uuid
     where id = ${id}`.execute(tx);
  return { batch: requireFound(await findBatch(tx, id)), isNew: true };
}
