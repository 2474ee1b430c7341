import type { CostOfClosure, PlannedClosure } from '@ploegplan/contract/closures/schemas';
import { closureAccounts } from '@ploegplan/contract/rules/leave/closure-costs';
import { fromQuarters, sumQuarters } from '@ploegplan/contract/rules/leave/hours';
import type { TenantTx } from '../tenants/transaction.ts';
import { computeBalances, readLedgers } from './balances.ts';
import { readKeptSettings } from './rows.ts';
import { computeLinesToAdd, keepLeave, readAllStaffIds } from './sync.ts';

/** What a closure would cost each employee, and how much of that is not there on its last day; who loses nothing is left out. */
export async function computeClosureCosts(
  tx: TenantTx,
  planned: PlannedClosure,
): Promise<CostOfClosure[]> {
  await keepLeave(tx);
  const settings = await readKeptSettings(tx);
  const ids = await readAllStaffIds(tx);
  if (!settings || ids.length === 0) return [];
  const added = Map.groupBy(
    await computeLinesToAdd(tx, ids, settings, planned),
    ({ employeeId }) => employeeId,
  );
  const { firstDay, lastDay, cost } = planned;
  return [...(await readLedgers(tx, ids))].flatMap(([employeeId, ledger]) => {
    const lines = [...ledger.lines, ...(added.get(employeeId) ?? [])];
    const uses = lines.filter(
      ({ type, absenceId, day }) =>
        type === 'use' && absenceId === null && firstDay <= day && day <= lastDay,
    );
    const hours = -fromQuarters(sumQuarters(uses));
    if (hours <= 0) return [];
    const below = computeBalances({ ...ledger, lines }, lastDay).filter(({ account }) =>
      closureAccounts[cost].includes(account),
    );
    const short = below.reduce((sum, balance) => sum + Math.max(0, -balance.hours), 0);
    return { employeeId, hours, short };
  });
}
