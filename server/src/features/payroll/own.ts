import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { OwnPayroll } from '@ploegplan/contract/payroll/own.schemas';
import type { PayrollAmount, PayrollUnit } from '@ploegplan/contract/payroll/schemas';
import { computeBalances, readLedgers } from '../../platform/leave/balances.ts';
import { readKeptSettings } from '../../platform/leave/rows.ts';
import { keepLeave } from '../../platform/leave/sync.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { sumAmounts } from './amounts.ts';
import { findFirstDay, readDue } from './due.ts';
import { createLines, readPaidStaff } from './lines.ts';
import { readKindNames, readValues } from './settings.ts';

type Names = ReadonlyMap<string, string>;

const readOwnLines = (tx: TenantTx, employeeId: string) =>
  tx
    .selectFrom('payroll_lines as l')
    .innerJoin('payroll_batches as b', 'b.id', 'l.batch_id')
    .select((eb) => [
      'b.number',
      'b.first_day as from',
      'b.last_day as to',
      'b.period as batchPeriod',
      'b.made_at as madeAt',
      'l.employee_id as employeeId',
      'l.personnel_number as personnelNumber',
      'l.date',
      'l.period',
      'l.kind',
      'l.code',
      eb.ref('l.unit').$castTo<PayrollUnit>().as('unit'),
      'l.quantity',
    ])
    .where('l.employee_id', '=', employeeId)
    .orderBy('b.number', 'desc')
    .execute();

/** Nothing where nothing of it is paid by this company, as of who is hired. */
const listPaid = (amounts: readonly PayrollAmount[]) =>
  amounts.some(({ code }) => code !== null) ? [...amounts] : [];

interface Waiting {
  employeeId: string;
  firstDay: string;
  /** Days before this one were in a batch of the worker: what waits of them is a difference. */
  from: string;
  names: Names;
}

/** Reads what waits for the next batch, of what was approved until today. */
async function readOpen(tx: TenantTx, { employeeId, firstDay, from, names }: Waiting) {
  const due = await readDue(tx, { from: firstDay, to: getToday(), employeeId });
  if (due.length === 0) return [];
  const circumstances = {
    settings: await readValues(tx),
    staff: await readPaidStaff(tx, employeeId),
  };
  const { lines } = await createLines(tx, due, circumstances);
  return listPaid(sumAmounts(lines, { from, names }));
}

/** Reads the ledger of leave; undefined where the company keeps no balances. */
async function readOwnLedger(tx: TenantTx, employeeId: string) {
  await keepLeave(tx);
  if (!(await readKeptSettings(tx))) return undefined;
  return (await readLedgers(tx, [employeeId])).get(employeeId);
}

/** Reads what went to the payroll and what waits. A worker's phone asks at each visit, so a company without batches is answered at once. */
export async function readOwnPayroll(tx: TenantTx, employeeId: string): Promise<OwnPayroll> {
  const firstDay = await findFirstDay(tx);
  if (firstDay === null) return { batches: [], open: [] };
  const names = await readKindNames(tx);
  const batches = Map.groupBy(await readOwnLines(tx, employeeId), ({ number }) => number);
  const ledger = batches.size > 0 ? await readOwnLedger(tx, employeeId) : undefined;
  const sent = [...batches.values()].slice(0, limits.historyRows).flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { number, from, to, batchPeriod: period, madeAt } = first;
    const amounts = listPaid(sumAmounts(lines, { from, names }));
    const balances = ledger ? computeBalances(ledger, to) : [];
    const batch = { number, from, to, period, madeAt: madeAt.toISOString(), amounts, balances };
    return amounts.length > 0 ? [batch] : [];
  });
  const [newest] = sent;
  const from = newest ? addDays(newest.to, 1) : firstDay;
  return { batches: sent, open: await readOpen(tx, { employeeId, firstDay, from, names }) };
}
