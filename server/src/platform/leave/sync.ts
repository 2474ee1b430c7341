import { randomUUIDv7 } from 'node:crypto';
import type { PlannedClosure } from '@ploegplan/contract/closures/schemas';
import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import { listDaysOffBetween, readClosedDays } from '../days-off.ts';
import { findLimits } from '../tenants/settings.ts';
import { runAsNobody, type TenantTx } from '../tenants/transaction.ts';
import { computeMissingLines } from './missing-lines.ts';
import {
  type AccountedAbsence,
  type KeptSettings,
  lockStaff,
  readAbsencesSince,
  readKeptSettings,
  readLines,
  readStaff,
  readWarnings,
  type StoredLine,
} from './rows.ts';

/** What goes on until further notice counts until today: `keepLeave` adds each day that comes. */
const endToday = (absence: AccountedAbsence, now: string): AccountedAbsence =>
  absence.lastDay === openEnd
    ? { ...absence, lastDay: absence.firstDay > now ? absence.firstDay : now }
    : absence;

/**
 * Brings the ledger of employees up to date with what it follows from, by lines of difference: no line is changed. To be called in
 * the transaction that changed a contract, a period of service, an absence, a kind, a closure or the settings.
 */
export async function syncLeave(tx: TenantTx, employeeIds: readonly string[]): Promise<void> {
  const settings = await readKeptSettings(tx);
  if (!settings || employeeIds.length === 0) return;
  await lockStaff(tx, employeeIds);
  await insertLines(tx, await computeLinesToAdd(tx, employeeIds, settings));
}

/** The lines that ledgers lack; those that they would, with a closure that is not saved yet. */
export async function computeLinesToAdd(
  tx: TenantTx,
  employeeIds: readonly string[],
  settings: KeptSettings,
  planned?: PlannedClosure,
): Promise<StoredLine[]> {
  const now = getToday();
  const since = `${settings.startYear}-01-01`;
  // Who is hired or self-employed has no leave here; who was employed before keeps what there was.
  const staff = (await readStaff(tx, employeeIds)).filter(
    ({ isClosed, kind }) => !isClosed && kind === 'own',
  );
  const absences = (await readAbsencesSince(tx, employeeIds, since)).map((absence) =>
    endToday(absence, now),
  );
  const costly = (await readClosedDays(tx, { from: since, to: openEnd, planned })).filter(
    ({ cost }) => cost !== 'none',
  );
  const lastDay =
    [...absences.map((absence) => absence.lastDay), ...costly.map(({ date }) => date)]
      .toSorted()
      .at(-1) ?? since;
  const daysOff = new Map(
    (await listDaysOffBetween(tx, since, lastDay, planned)).map(({ date, kind }) => [date, kind]),
  );
  const closed = costly.flatMap(({ date, cost }) =>
    daysOff.get(date) === 'closure' ? [{ day: date, cost }] : [],
  );
  const ofEmployee = <T extends { employeeId: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ employeeId }) => employeeId);
  const [absent, present, warned] = [
    ofEmployee(absences),
    ofEmployee(await readLines(tx, employeeIds)),
    ofEmployee(await readWarnings(tx, employeeIds)),
  ];
  const isDayOff = (day: string) => daysOff.has(day);
  const limits = await findLimits(tx);
  return staff.flatMap((person) =>
    computeMissingLines(person, present.get(person.id) ?? [], {
      ...{ settings, now, isDayOff, closed, limits },
      absences: absent.get(person.id) ?? [],
      warnings: warned.get(person.id) ?? [],
    }),
  );
}

/** Rows of one insert: each has ten values, and a statement takes 65,535. */
const AT_ONCE = 5_000;

async function insertLines(tx: TenantTx, lines: readonly StoredLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines
      .slice(at, at + AT_ONCE)
      .map(({ employeeId, lotKind, expiresOn, absenceId, ...line }) => ({
        ...line,
        id: randomUUIDv7(),
        employee_id: employeeId,
        lot_kind: lotKind,
        expires_on: expiresOn,
        absence_id: absenceId,
      }));
    await tx.insertInto('leave_lines').values(rows).execute();
  }
}

/** The employees who are in service or leave, and whoever left with a balance. */
export async function readAllStaffIds(tx: TenantTx): Promise<string[]> {
  const rows = await tx.selectFrom('employees').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The same for everybody. */
export const syncAllLeave = async (tx: TenantTx): Promise<void> =>
  syncLeave(tx, await readAllStaffIds(tx));

/**
 * Adds, once a day, what comes with a day: grants of a new year and expiries. Balances are read after this. By nobody: who looks
 * first on a day wrote none of it.
 */
export async function keepLeave(tx: TenantTx): Promise<void> {
  const now = getToday();
  const isDue = await tx
    .selectFrom('leave_settings')
    .select('tenant_id')
    .where(isBehind(now))
    .executeTakeFirst();
  if (!isDue) return;
  await runAsNobody(tx, async () => {
    const due = await tx
      .updateTable('leave_settings')
      .set({ kept_on: now })
      .where(isBehind(now))
      .returning('tenant_id')
      .execute();
    if (due.length > 0) await syncAllLeave(tx);
  });
}

const isBehind = (now: string) =>
  sql<boolean>`start_year is not null and (kept_on is null or kept_on < ${now})`;
