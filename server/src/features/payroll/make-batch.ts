import type { NewPayrollBatch, PayrollBatch } from '@ploegplan/contract/payroll/schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findBatch, readBatches } from './batches.ts';
import { checkSums } from './checks.ts';
import { makeFiles } from './files/make-files.ts';
import type { Line } from './lines.ts';
import { isSent, type Prepared, prepareBatch } from './prepare.ts';
import { lockPayroll, readKindNames } from './settings.ts';

/** Rows of one insert: each has thirteen values, and a statement takes 65,535. */
const AT_ONCE = 5_000;

async function insertLines(tx: TenantTx, batchId: string, lines: readonly Line[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines
      .slice(at, at + AT_ONCE)
      .map(({ employeeId, personnelNumber, projectId, approvalId, ...line }) => ({
        ...line,
        batch_id: batchId,
        employee_id: employeeId,
        personnel_number: personnelNumber,
        project_id: projectId,
        approval_id: approvalId,
      }));
    await tx.insertInto('payroll_lines').values(rows).execute();
  }
}

async function readProjectNames(tx: TenantTx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('projects').select(['id', 'number', 'title']).execute();
  return new Map(
    rows.map(({ id, number, title }) => [id, [number, title].filter(Boolean).join(' ')]),
  );
}

async function insertFiles(
  tx: TenantTx,
  company: string,
  { id, made, number }: PayrollBatch,
  { settings, staff, lines, from, to, period }: Prepared,
): Promise<void> {
  const files = await makeFiles({
    ...{ company, number, from, to, period, settings, staff },
    madeAt: new Date(made?.at ?? 0),
    madeBy: made?.by ?? '',
    lines: lines.filter(isSent),
    kindNames: await readKindNames(tx),
    projectNames: await readProjectNames(tx),
  });
  await tx
    .insertInto('payroll_files')
    .values(files.map((file) => ({ ...file, batch_id: id })))
    .execute();
}

/**
 * Makes a batch with its lines and files, all or nothing. One transaction of the company at a time does, so that of two at once the
 * other finds nothing left. A repeat of the request gives the same batch.
 */
export async function makeBatch(
  tx: TenantTx,
  company: string,
  { id, ...range }: NewPayrollBatch,
  madeAt = new Date(),
): Promise<{ batch: PayrollBatch; isNew: boolean }> {
  await lockPayroll(tx);
  const repeated = await findBatch(tx, id);
  if (repeated) return { batch: repeated, isNew: false };
  const prepared = await prepareBatch(tx, range);
  const { codes, numbers, isEmpty, isBeforeFirst } = prepared.problems;
  if (codes.length > 0 || numbers.length > 0 || isEmpty || isBeforeFirst) {
    throw new HttpProblem('payroll-not-ready');
  }
  const [last] = await readBatches(tx, { limit: 1 });
  const checks = await checkSums(tx, { from: prepared.firstDay, to: range.to }, prepared.lines);
  await tx
    .insertInto('payroll_batches')
    .values({
      id,
      number: (last?.number ?? 0) + 1,
      first_day: range.from,
      last_day: range.to,
      period: prepared.period,
      checks: JSON.stringify(checks),
      made_at: madeAt,
    })
    .execute();
  await insertLines(tx, id, prepared.lines);
  const batch = requireFound(await findBatch(tx, id));
  await insertFiles(tx, company, batch, prepared);
  return { batch, isNew: true };
}
