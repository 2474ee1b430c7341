import { randomUUIDv7 } from 'node:crypto';
import type { ImportedBalances, ImportedLines } from '@ploegplan/contract/leave/schemas';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { computeBalances, readLedgers } from '../../platform/leave/balances.ts';
import { lockStaff, readStaff } from '../../platform/leave/rows.ts';
import { keepLeave, syncLeave } from '../../platform/leave/sync.ts';
import { insertTimeForTime } from '../../platform/leave/time-for-time.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { counterLines } from './service.ts';

/** Makes the balances of time for time as given, each by a correction on its day, or counters the lines of an earlier import. */
export async function importBalances(
  tx: TenantTx,
  { changed, removed }: ImportedBalances,
): Promise<ImportedLines> {
  await counterLines(
    tx,
    removed.map((lineId) => ({ lineId, id: randomUUIDv7(), note: 'Import ongedaan gemaakt' })),
  );
  const ids = changed.map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice !== -1) {
    throw new HttpProblem('validation', {
      fields: [{ field: `changed.${twice}.id`, code: 'twice' }],
    });
  }
  if (ids.length === 0) return { lines: [] };
  await keepLeave(tx);
  await lockStaff(tx, ids);
  const staff = new Map((await readStaff(tx, ids)).map((person) => [person.id, person]));
  const ledgers = await readLedgers(tx, ids);
  const lines: string[] = [];
  for (const { id: employeeId, values } of changed) {
    const { kind, isClosed } = requireFound(staff.get(employeeId));
    if (kind !== 'own' || isClosed) throw new HttpProblem('not-found');
    const balances = computeBalances(requireFound(ledgers.get(employeeId)), values.day);
    const before = balances.find(({ account }) => account === 'time-for-time')?.hours ?? 0;
    const quarters = toQuarters(values.hours - before);
    if (quarters === 0) continue;
    const id = randomUUIDv7();
    await insertTimeForTime(tx, {
      id,
      employee_id: employeeId,
      type: 'correction',
      day: values.day,
      quarters,
      note: 'Saldo uit een bestand',
    });
    lines.push(id);
  }
  await syncLeave(tx, ids);
  return { lines };
}
