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

interface Selection {
  id?: string;
  number?: number;
  limit?: number;
}

/** Selects when and by whom a batch was brought in a state, of two columns with that name. */
const selectMoment = (state: string) => sql`
  case when ${sql.ref(`b.${state}_at`)} is not null then jsonb_build_object(
    'at', to_char(${sql.ref(`b.${state}_at`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', ${selectUserName(`b.${state}_by`)}) end`;

/** Reads batches, the newest first. */
export async function readBatches(
  tx: TenantTx,
  { id, number, limit }: Selection = {},
): Promise<PayrollBatch[]> {
  const { rows } = await sql<PayrollBatch>`
    select b.id, b.number, b.first_day as from, b.last_day as to, b.period,
           case when b.closed_at is not null then 'closed' when b.handed_over_at is not null then 'handed-over' else 'made' end as state,
           ${selectMoment('made')} as made, ${selectMoment('handed_over')} as "handedOver", ${selectMoment('closed')} as closed,
           (select count(distinct l.employee_id)::int from payroll_lines l
             where l.batch_id = b.id and l.code is not null) as people
      from payroll_batches b
     where b.id = coalesce(${id ?? null}::uuid, b.id) and b.number = coalesce(${number ?? null}::int, b.number)
     order by b.number desc limit ${limit ?? null}::int`.execute(tx);
  return rows;
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
    changes: last ? listChanges(await sum(last), persons) : [],
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

/** Records the next state of a batch. The same state again changes nothing, which `isNew` tells. */
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
