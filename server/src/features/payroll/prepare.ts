import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import type { PayrollPreview } from '@ploegplan/contract/payroll/schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listChanges, sumByPerson } from './amounts.ts';
import { listLines, readBatches } from './batches.ts';
import { checkSums } from './checks.ts';
import { findFirstDay, readDue } from './due.ts';
import { writeLoket } from './files/loket.ts';
import { createLines, type Line, readPaidStaff } from './lines.ts';
import { readKindNames, readValues } from './settings.ts';
import { listSigns } from './signs.ts';

interface Range {
  from: string;
  to: string;
}

export const isSent = (line: Line): line is Line & { code: string } => line.code !== null;

/** Computes what a batch of a period would have. The period must be one of the company's calendar. */
export async function prepareBatch(tx: TenantTx, { from, to }: Range) {
  const settings = await readValues(tx);
  const period = findPayPeriod(settings.period, from);
  if (period.from !== from || period.to !== to) {
    throw new HttpProblem('validation', { fields: [{ field: 'to', code: 'period' }] });
  }
  const first = await findFirstDay(tx);
  const firstDay = first ?? from;
  const staff = await readPaidStaff(tx);
  const due = await readDue(tx, { from: firstDay, to });
  const { lines, problems } = await createLines(tx, due, { settings, staff });
  const isBeforeFirst = from < firstDay;
  const isEmpty = due.length === 0 || (problems.codes.length === 0 && !lines.some(isSent));
  return {
    ...period,
    settings,
    staff,
    firstDay,
    lines,
    problems: { ...problems, isEmpty, isBeforeFirst },
  };
}

export type Prepared = Awaited<ReturnType<typeof prepareBatch>>;

export async function previewBatch(tx: TenantTx, range: Range): Promise<PayrollPreview> {
  const { settings, staff, firstDay, lines, problems, period } = await prepareBatch(tx, range);
  const names = await readKindNames(tx);
  const sum = (own: readonly Line[], from: string) => sumByPerson(own, { staff, from, names });
  const persons = sum(lines, range.from);
  const [last] = await readBatches(tx, { limit: 1 });
  return {
    ...range,
    period,
    problems,
    persons,
    changes: last ? listChanges(sum(await listLines(tx, last.id), last.from), persons) : [],
    checks: await checkSums(tx, { from: firstDay, to: range.to }, lines),
    signs: await listSigns(tx, range, { staff, settings, firstDay, lines }),
  };
}

/** Writes a file for Loket with what a batch would have of one employee. */
export async function writeTrial(
  tx: TenantTx,
  { employeeId, ...range }: Range & { employeeId: string },
): Promise<string> {
  const { settings, staff, lines } = await prepareBatch(tx, range);
  requireFound(settings.loket ?? undefined);
  requireFound(staff.find(({ id }) => id === employeeId));
  const own = lines.filter((line) => line.employeeId === employeeId);
  return writeLoket({ settings, staff, lines: own.filter(isSent) });
}
