import { randomUUIDv7 } from 'node:crypto';
import { openEnd, today } from '@ploegplan/contract/rules/dates';
import { grantsOfYear } from '@ploegplan/contract/rules/leave-grants';
import { leaveOf, wholeDayAbsences } from '@ploegplan/contract/rules/leave-hours';
import {
  allocate,
  differences,
  expiriesOf,
  lapseRule,
} from '@ploegplan/contract/rules/leave-ledger';
import { sql } from 'kysely';
import { daysOffBetween } from '../days-off.ts';
import { asNobody, type TenantTx } from '../tenants/transaction.ts';
import {
  type AccountedAbsence,
  type KeptSettings,
  lockStaff,
  readAbsencesSince,
  readKeptSettings,
  readLines,
  readStaff,
  readWarnings,
  type Staff,
  type StoredLine,
} from './rows.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const keyOf = ({ type, account, day, lot, absenceId }: StoredLine) =>
  [type, account, day, lot, absenceId].join(' ');

/** Grants of all years until the next: leave of next year is asked for in this one. */
function wantedGrants(
  person: Staff,
  { startYear, grants }: KeptSettings,
  now: string,
): StoredLine[] {
  const wanted: StoredLine[] = [];
  for (let year = startYear; year <= yearOf(now) + 1; year++) {
    const rules = grants.findLast(({ fromYear }) => fromYear <= year) ?? grants[0];
    if (!rules) return [];
    for (const { kind, ...grant } of grantsOfYear(person, year, rules)) {
      const whose = { employeeId: person.id, absenceId: null, lotKind: kind };
      wanted.push({ ...grant, ...whose, type: 'grant' });
    }
  }
  return wanted;
}

function wantedUses(
  person: Staff,
  absences: readonly AccountedAbsence[],
  { since, isDayOff }: { since: string; isDayOff: (day: string) => boolean },
): StoredLine[] {
  const ill = absences.filter(({ kind }) => kind === 'sick');
  const isFree = (day: string) => isDayOff(day) || wholeDayAbsences(ill, person, day).length > 0;
  const accountOf = new Map(absences.map(({ id, account }) => [id, account]));
  const accounted = absences.filter(({ account }) => account !== null);
  return leaveOf(accounted, { ...person, isFree }).flatMap(({ id, day, quarters }) => {
    const account = accountOf.get(id);
    if (!account || day < since) return [];
    return {
      employeeId: person.id,
      absenceId: id,
      day,
      type: 'use' as const,
      account,
      quarters: -quarters,
      lot: null,
      lotKind: null,
      expiresOn: null,
    };
  });
}

const accounts = ['vacation', 'rostered', 'time-for-time'] as const;

/** What lapsed until today, by all other lines. */
function wantedExpiries(
  employeeId: string,
  lines: readonly StoredLine[],
  { now, warnings }: { now: string; warnings: Parameters<typeof lapseRule>[0] },
): StoredLine[] {
  return accounts.flatMap((account) => {
    const own = lines.filter((line) => line.account === account);
    const allocation = allocate(own, { until: now, lapsesOn: lapseRule(warnings) });
    return expiriesOf(allocation).map(({ kind, lot, day, quarters, expiresOn }) => ({
      employeeId,
      absenceId: null,
      type: 'expiry' as const,
      account,
      day,
      quarters,
      lot,
      lotKind: kind,
      expiresOn,
    }));
  });
}

const isOf =
  (...types: StoredLine['type'][]) =>
  ({ type }: StoredLine) =>
    types.includes(type);

/** The lines to add, so that the ledger of an employee is as contract, settings, absences and days off want it. */
function missingLines(
  person: Staff,
  present: readonly StoredLine[],
  wanted: { grants: StoredLine[]; uses: StoredLine[] },
  expiry: Parameters<typeof wantedExpiries>[2],
): StoredLine[] {
  const grants = differences(wanted.grants, present.filter(isOf('grant')), keyOf);
  const uses = differences(wanted.uses, present.filter(isOf('use')), keyOf);
  const lines = [...present, ...grants, ...uses];
  const expiries = wantedExpiries(person.id, lines, expiry);
  return [...grants, ...uses, ...differences(expiries, present.filter(isOf('expiry')), keyOf)];
}

/** What goes on until further notice counts until today: `keepLeave` adds each day that comes. */
const untilToday = (absence: AccountedAbsence, now: string): AccountedAbsence =>
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
  const now = today();
  const since = `${settings.startYear}-01-01`;
  // Who is hired or self-employed has no leave here; who was employed before keeps what there was.
  const staff = (await readStaff(tx, employeeIds)).filter(
    ({ isClosed, kind }) => !isClosed && kind === 'own',
  );
  const absences = (await readAbsencesSince(tx, employeeIds, since)).map((absence) =>
    untilToday(absence, now),
  );
  const lastDay =
    absences
      .map((absence) => absence.lastDay)
      .toSorted()
      .at(-1) ?? since;
  const daysOff = new Set((await daysOffBetween(tx, since, lastDay)).map(({ date }) => date));
  const ofEmployee = <T extends { employeeId: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ employeeId }) => employeeId);
  const [absent, present, warned] = [
    ofEmployee(absences),
    ofEmployee(await readLines(tx, employeeIds)),
    ofEmployee(await readWarnings(tx, employeeIds)),
  ];
  const isDayOff = (day: string) => daysOff.has(day);
  const added = staff.flatMap((person) =>
    missingLines(
      person,
      present.get(person.id) ?? [],
      {
        grants: wantedGrants(person, settings, now),
        uses: wantedUses(person, absent.get(person.id) ?? [], { since, isDayOff }),
      },
      { now, warnings: warned.get(person.id) ?? [] },
    ),
  );
  await insertLines(tx, added);
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

/** The same for everybody. */
export async function syncAllLeave(tx: TenantTx): Promise<void> {
  const all = await tx.selectFrom('employees').select('id').execute();
  await syncLeave(
    tx,
    all.map(({ id }) => id),
  );
}

/**
 * Adds, once a day, what comes with a day: grants of a new year and expiries. Balances are read after this. By nobody: who looks
 * first on a day wrote none of it.
 */
export async function keepLeave(tx: TenantTx): Promise<void> {
  const now = today();
  const isDue = await tx
    .selectFrom('leave_settings')
    .select('tenant_id')
    .where(isBehind(now))
    .executeTakeFirst();
  if (!isDue) return;
  await asNobody(tx, async () => {
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
