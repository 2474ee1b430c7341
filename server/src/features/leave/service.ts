import { getToday } from '@ploegplan/contract/dates/dates';
import type {
  EmployeeBalances,
  LeaveSettings,
  NewCorrection,
  RecordedWarning,
  SettingsUpdate,
} from '@ploegplan/contract/leave/schemas';
import { getLeaveAccount } from '@ploegplan/contract/rules/leave/accounts';
import { fromQuarters, toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { isEqual } from '@ploegplan/contract/values/equal';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import {
  computeBalances,
  computeKindBalances,
  findLapsingAfter,
  readLedgers,
} from '../../platform/leave/balances.ts';
import { type Grants, lockStaff, readKeptSettings, readStaff } from '../../platform/leave/rows.ts';
import { keepLeave, readAllStaffIds, syncAllLeave, syncLeave } from '../../platform/leave/sync.ts';
import { tellWarning } from '../../platform/leave/warnings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  findCounterable,
  findSettings,
  findWarning,
  insertCorrection,
  insertCounter,
  storeSettings,
} from './repository.ts';

/** Collective agreement Bouw & Infra: 40 hours a week, 25 days of leave of which 20 by the law, about 10 rostered free days. */
const usual = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };

const getThisYear = () => Number(getToday().slice(0, 4));

export async function readSettings(tx: TenantTx): Promise<LeaveSettings> {
  const stored = await findSettings(tx);
  const { fromYear: _, ...granted } = stored?.grants.at(-1) ?? { fromYear: 0, ...usual };
  return { startYear: stored?.startYear ?? null, ...granted, version: stored?.version ?? 0 };
}

/** Makes the grants from this year on, and keeps those of the years before. */
function createGrantsFrom(before: readonly Grants[], granted: Omit<Grants, 'fromYear'>): Grants[] {
  const last = before.at(-1);
  if (!last) return [{ fromYear: 0, ...granted }];
  const { fromYear: _, ...lastGranted } = last;
  if (isEqual(lastGranted, granted)) return [...before];
  return [
    ...before.filter(({ fromYear }) => fromYear < getThisYear()),
    { fromYear: getThisYear(), ...granted },
  ];
}

export async function changeSettings(
  tx: TenantTx,
  { startYear, version, fullTimeHours, extraHours, rosteredHours }: SettingsUpdate,
): Promise<LeaveSettings> {
  const stored = await findSettings(tx);
  const grants = createGrantsFrom(stored?.grants ?? [], {
    fullTimeHours,
    extraHours,
    rosteredHours,
  });
  const isStored = await storeSettings(tx, version, { startYear, grants });
  if (!isStored) throw new HttpProblem('stale-version', { current: await readSettings(tx) });
  await syncAllLeave(tx);
  return readSettings(tx);
}

export async function listBalances(tx: TenantTx, day: string): Promise<EmployeeBalances[]> {
  await keepLeave(tx);
  if (!(await readKeptSettings(tx))) return [];
  const ledgers = await readLedgers(tx, await readAllStaffIds(tx));
  return [...ledgers].map(([employeeId, ledger]) => {
    const lapsing = findLapsingAfter(ledger, day);
    return {
      employeeId,
      balances: computeBalances(ledger, day),
      byKind: computeKindBalances(ledger, day),
      lapsing: lapsing && {
        expiresOn: lapsing.expiresOn,
        hours: fromQuarters(lapsing.quarters),
        warned: lapsing.warned,
      },
    };
  });
}

/** Statutory leave is paid out only when the service ends (BW 7:640, 641). */
async function refuseInService(tx: TenantTx, employeeId: string, day: string): Promise<void> {
  const [person] = await readStaff(tx, [employeeId]);
  const { lastDay, isClosed } = requireFound(person);
  if (isClosed || (lastDay !== null && day >= lastDay)) return;
  throw new HttpProblem('validation', {
    fields: [{ field: 'kind', code: 'statutory-in-service' }],
  });
}

/** Adds a line of the office. Added hours are a lot of their own; others are taken from the oldest expiring lots of the kind. */
export async function addCorrection(
  tx: TenantTx,
  employeeId: string,
  { id, type, kind, day, hours, expiresOn, note }: NewCorrection,
): Promise<void> {
  requireFound((await lockStaff(tx, [employeeId]))[0]);
  if (type === 'payout' && kind === 'statutory') await refuseInService(tx, employeeId, day);
  const lot = hours > 0 ? { lot: id, expires_on: expiresOn } : {};
  const quarters = toQuarters(hours);
  const account = getLeaveAccount(kind);
  await insertCorrection(tx, {
    id,
    employee_id: employeeId,
    type,
    account,
    day,
    quarters,
    note,
    lot_kind: kind,
    ...lot,
  });
  await syncLeave(tx, [employeeId]);
}

export async function recordWarning(
  tx: TenantTx,
  id: string,
  warning: RecordedWarning,
): Promise<void> {
  if (warning.toldOn > getToday()) {
    throw new HttpProblem('validation', { fields: [{ field: 'toldOn', code: 'in-future' }] });
  }
  requireFound(await findWarning(tx, id));
  if (!(await tellWarning(tx, id, warning))) throw new HttpProblem('already-decided');
}

interface Counter {
  lineId: string;
  id: string;
  note: string;
}

/** Counters lines of the office, each by its opposite, of the same day. */
export async function counterLines(tx: TenantTx, counters: readonly Counter[]): Promise<void> {
  const lines: (Counter & { line: Awaited<ReturnType<typeof findCounterable>> & object })[] = [];
  for (const counter of counters) {
    lines.push({ ...counter, line: requireFound(await findCounterable(tx, counter.lineId)) });
  }
  const employeeIds = [...new Set(lines.map(({ line }) => line.employee_id))];
  if (employeeIds.length === 0) return;
  await lockStaff(tx, employeeIds);
  for (const { lineId, id, note, line } of lines) {
    const values = { ...line, id, quarters: -line.quarters, counters: lineId, note };
    if (!(await insertCounter(tx, values))) throw new HttpProblem('already-decided');
  }
  await syncLeave(tx, employeeIds);
}
