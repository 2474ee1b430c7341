import { addDays, getToday, openEnd } from '@ploegplan/contract/dates/dates';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import { requireFound } from '../../platform/http/problem.ts';
import { listAbsences } from '../../platform/leave/absences.ts';
import { computeBalances, listLotsOn, readLedgers } from '../../platform/leave/balances.ts';
import { selectRequests, toRequest } from '../../platform/leave/requests.ts';
import { readKeptSettings, readStaff } from '../../platform/leave/rows.ts';
import { keepLeave } from '../../platform/leave/sync.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readCounters } from './counters.ts';
import { listLines, listWarnings } from './repository.ts';

type Balances = Pick<LeaveCard, 'atYearBegin' | 'balances' | 'atYearEnd' | 'lots' | 'lines'>;

const noBalances: Balances = { atYearBegin: [], balances: [], atYearEnd: [], lots: [], lines: [] };

async function readBalances(
  tx: TenantTx,
  employeeId: string,
  { from, to, day }: { from: string; to: string; day: string },
): Promise<Balances> {
  const ledger = requireFound((await readLedgers(tx, [employeeId])).get(employeeId));
  return {
    atYearBegin: computeBalances(ledger, addDays(from, -1)),
    balances: computeBalances(ledger, day),
    atYearEnd: computeBalances(ledger, to),
    lots: listLotsOn(ledger, day).filter(({ left, since }) => left > 0 || since >= from),
    lines: await listLines(tx, employeeId, { from, to }),
  };
}

/** The leave of an employee in a year. */
export async function readCard(tx: TenantTx, employeeId: string, year: string): Promise<LeaveCard> {
  await keepLeave(tx);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const person = requireFound((await readStaff(tx, [employeeId]))[0]);
  const { id, name, contracts } = person;
  const settings = await readKeptSettings(tx);
  const day = [from, getToday(), to].toSorted()[1] ?? from;
  const requests = await selectRequests(tx)
    .where('request.employee_id', '=', id)
    .where('request.last_day', '>=', from)
    .where('request.first_day', '<=', to)
    // A report of illness that was taken over is an absence, which has an end.
    .where((eb) =>
      eb.or([
        eb('request.last_day', '<', openEnd),
        eb.and([eb('request.state', '<>', 'approved'), eb('request.first_day', '>=', from)]),
      ]),
    )
    .orderBy('request.requested_at', 'desc')
    .execute();
  return {
    employee: { id, name },
    contracts,
    keepsBalances: settings !== null,
    today: day,
    ...(settings ? await readBalances(tx, id, { from, to, day }) : noBalances),
    absences: await listAbsences(tx, { from, to }, id),
    counters: await readCounters(tx, person, { from, to }),
    requests: requests.map(toRequest),
    warnings: await listWarnings(tx, id),
  };
}

/** The same for the employee: remarks on absences are the office's own. */
export async function readOwnCard(
  tx: TenantTx,
  employeeId: string,
  year: string,
): Promise<LeaveCard> {
  const card = await readCard(tx, employeeId, year);
  return { ...card, absences: card.absences.map((absence) => ({ ...absence, note: '' })) };
}
