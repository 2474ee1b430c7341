import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { OwnPayroll } from '@ploegplan/contract/payroll/own.schemas';
import type { PayrollUnit } from '@ploegplan/contract/payroll/schemas';
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

/** Reads what waits for the next batch, of what was approved until today. */
async function readOpen(
  tx: TenantTx,
  { employeeId, from, names }: { employeeId: string; from: string; names: Names },
) {
  const due = await readDue(tx, { from, to: getToday(), employeeId });
  if (due.length === 0) return [];
  const circumstances = {
    settings: await readValues(tx),
    staff: await readPaidStaff(tx, employeeId),
  };
  const { lines } = await createLines(tx, due, circumstances);
  return sumAmounts(lines, { from, names });
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
  return {
    batches: [...batches.values()].slice(0, limits.historyRows).flatMap((lines) => {
      const [first] = lines;
      if (!first) return [];
      const { number, from, to, batchPeriod: period, madeAt } = first;
      return [
        {
          ...{ number, from, to, period },
          madeAt: madeAt.toISOString(),
          amounts: sumAmounts(lines, { from, names }),
          balances: ledger ? computeBalances(ledger, to) : [],
        },
      ];
    }),
    open: await readOpen(tx, { employeeId, from: firstDay, names }),
  };
}
