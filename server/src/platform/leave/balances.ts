import { addDays } from '@ploegplan/contract/dates/dates';
import {
  type EmployeeBalances,
  type LeaveBalance,
  type LeaveLot,
  lotKinds,
} from '@ploegplan/contract/leave/schemas';
import { type LeaveAccount, leaveAccounts } from '@ploegplan/contract/leave-kinds/schemas';
import { getLeaveAccount } from '@ploegplan/contract/rules/leave/accounts';
import { fromQuarters, type LeaveDays, sumQuarters } from '@ploegplan/contract/rules/leave/hours';
import {
  allocate,
  createLapseRule,
  getLastDayToWarn,
} from '@ploegplan/contract/rules/leave/ledger';
import type { DatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import { findLimits } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { readIllnesses, readLines, readWarnings, type StoredLine } from './rows.ts';

/** The lines of an employee, of what they were warned, and when they were ill. */
export interface Ledger {
  lines: readonly StoredLine[];
  warnings: readonly { expiresOn: string; toldOn: string }[];
  illnesses: readonly LeaveDays[];
  limits: DatedLimits;
}

/** The ledgers of employees by id; also of those who have no lines. */
export async function readLedgers(
  tx: TenantTx,
  employeeIds: readonly string[],
): Promise<Map<string, Ledger>> {
  if (employeeIds.length === 0) return new Map();
  const lines = Map.groupBy(await readLines(tx, employeeIds), ({ employeeId }) => employeeId);
  const warnings = Map.groupBy(await readWarnings(tx, employeeIds), ({ employeeId }) => employeeId);
  const illnesses = Map.groupBy(
    await readIllnesses(tx, employeeIds),
    ({ employeeId }) => employeeId,
  );
  const limits = await findLimits(tx);
  const of = <T>(rows: ReadonlyMap<string, T[]>, id: string) => rows.get(id) ?? [];
  return new Map(
    employeeIds.map((id) => [
      id,
      { lines: of(lines, id), warnings: of(warnings, id), illnesses: of(illnesses, id), limits },
    ]),
  );
}

const allocateUntil = (
  { lines, warnings, illnesses, limits }: Ledger,
  account: LeaveAccount,
  day: string,
) =>
  allocate(
    lines.filter((line) => line.account === account),
    { until: day, lapsesOn: createLapseRule(warnings, illnesses, limits) },
  );

/** Vacation always, the others where there ever was something. */
const listAccounts = ({ lines }: Ledger) =>
  leaveAccounts.filter(
    (account) => account === 'vacation' || lines.some((line) => line.account === account),
  );

/** The balances at the end of a day, in hours. On a coming day with what is planned and what lapses until then. */
export const computeBalances = (ledger: Ledger, day: string): LeaveBalance[] =>
  listAccounts(ledger).map((account) => {
    const { lots, short } = allocateUntil(ledger, account, day);
    const left = sumQuarters(lots.map((lot) => ({ quarters: lot.left })));
    return { account, hours: fromQuarters(left - short) };
  });

/**
 * What is left of each kind that is granted, in hours. What was taken beyond all of an account is of the kind that the company gives beyond the
 * law.
 */
export const computeKindBalances = (ledger: Ledger, day: string): EmployeeBalances['byKind'] =>
  lotKinds.map((kind) => {
    const { lots, shortBy } = allocateUntil(ledger, getLeaveAccount(kind), day);
    const left = sumQuarters(
      lots.filter((lot) => lot.kind === kind).map((lot) => ({ quarters: lot.left })),
    );
    const beyondAll = kind === 'statutory' ? 0 : (shortBy.get(null) ?? 0);
    return { kind, hours: fromQuarters(left - (shortBy.get(kind) ?? 0) - beyondAll) };
  });

/** The lots at the end of a day, those that expire first in front. */
export const listLotsOn = (ledger: Ledger, day: string): LeaveLot[] =>
  listAccounts(ledger)
    .flatMap((account) => allocateUntil(ledger, account, day).lots)
    .map(({ granted, used, expired, left, ...lot }) => ({
      ...lot,
      granted: fromQuarters(granted),
      used: fromQuarters(used),
      expired: fromQuarters(expired),
      left: fromQuarters(left),
    }));

export interface LapsingLeave {
  /** The first day on which it can no longer be taken. */
  expiresOn: string;
  quarters: number;
  warned: boolean;
}

/**
 * The statutory leave that ends next after a day, as far as no leave is planned that takes it. What nobody told of in time does not
 * end then, and is left out when it is too late to tell.
 */
export function findLapsingAfter(ledger: Ledger, day: string): LapsingLeave | null {
  const { lots } = allocateUntil(ledger, 'vacation', day);
  const ends = lots.flatMap(({ kind, expiresOn }) =>
    kind === 'statutory' && expiresOn !== null && expiresOn > day ? [expiresOn] : [],
  );
  for (const expiresOn of [...new Set(ends)].toSorted()) {
    const ending = allocateUntil(ledger, 'vacation', addDays(expiresOn, -1)).lots.filter(
      (lot) => lot.kind === 'statutory' && lot.expiresOn === expiresOn,
    );
    const quarters = sumQuarters(ending.map((lot) => ({ quarters: lot.left })));
    const warned = ending.some((lot) => lot.lapsesOn === expiresOn);
    const isInTime = warned || day <= getLastDayToWarn(expiresOn, ledger.limits);
    if (quarters > 0 && isInTime) return { expiresOn, quarters, warned };
  }
  return null;
}

/** The same of several employees; who has none is left out. */
export async function readLapsingLeave(
  tx: TenantTx,
  employeeIds: readonly string[],
  day: string,
): Promise<Map<string, LapsingLeave>> {
  const ledgers = await readLedgers(tx, employeeIds);
  return new Map(
    [...ledgers].flatMap(([id, ledger]) => {
      const lapsing = findLapsingAfter(ledger, day);
      return lapsing ? [[id, lapsing] as const] : [];
    }),
  );
}
