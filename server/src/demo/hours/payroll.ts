import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { KILOMETRES } from '@ploegplan/contract/payroll/kinds';
import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import type { PayrollCode, PayrollKind } from '@ploegplan/contract/payroll/schemas';
import { sql } from 'kysely';
import { takeBackOvertime } from '../../features/hours/savings.ts';
import { makeBatch } from '../../features/payroll/make-batch.ts';
import { changeSettings, readSettings } from '../../features/payroll/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { DemoCompany } from '../companies/company.ts';
import { approveWeeksBefore } from '../repository.ts';

/** Surcharges by their percentage; of leave and of other hours each kind has its own. */
function chooseCode({ kind, group }: PayrollKind, place: number): string | null {
  const [, name, percent, saved] = kind.split(':');
  if (kind === KILOMETRES) return 'L5100';
  if (group !== 'class') return `U${group === 'leave' ? 3100 + place : 2600 + place}`;
  if (saved || name === 'travel-unpaid') return null;
  return name === 'travel-paid' ? 'U2500' : `U2${percent || 150}`;
}

const createCode = (kind: PayrollKind, place: number): PayrollCode => ({
  kind: kind.kind,
  firstDay: null,
  code: chooseCode(kind, place),
  unit: kind.group === 'kilometres' ? 'kilometres' : 'hours',
});

/** What a closure costs is known once there is one; it is paid as vacation. */
const closures = ['vacation', 'rostered', 'time-for-time'].map(
  (account): PayrollCode => ({
    kind: `closure:${account}`,
    firstDay: null,
    code: 'U3000',
    unit: 'hours',
  }),
);

async function setUp(tx: TenantTx): Promise<void> {
  const { kinds } = await readSettings(tx);
  await changeSettings(tx, {
    period: 'four-weeks',
    includes: { own: true, hired: false, 'self-employed': false },
    nmbrs: { debtorNumber: '0271', companyNumber: '1' },
    loket: null,
    codes: [
      ...kinds.filter(({ kind }) => !kind.startsWith('closure:')).map(createCode),
      ...closures,
    ],
    version: 0,
  });
}

/** Corrects the first week of somebody that a batch has: half an hour less on a day, which the office heard later. */
async function correctFirstWeek(
  tx: TenantTx,
  { worker, author }: { worker: string; author: string },
) {
  const week = await tx
    .selectFrom('hour_approvals as p')
    .innerJoin('users as u', 'u.employee_id', 'p.employee_id')
    .select(['p.id', 'p.monday', 'p.employee_id'])
    .where('u.id', '=', worker)
    .orderBy('monday')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`
    update hour_approvals
       set reopened_at = (monday + 17 + time '16:40') at time zone 'Europe/Amsterdam', reopened_by = ${author},
           reason = 'Eerder gestopt, bleek later uit de dagstaat'
     where id = ${week.id}`.execute(tx);
  await takeBackOvertime(tx, week.id);
  await sql`
    insert into hour_lines (employee_id, date, target_id, project_id, client_id, kind_id, quarters, entered_quarters, reason)
    select employee_id, date, target_id, project_id, client_id, kind_id, quarters - 2, quarters, 'Half uur eerder gestopt'
      from recorded_hours
     where employee_id = ${week.employee_id} and date between ${week.monday} and ${addDays(week.monday, 6)} and quarters > 2
     order by date, quarters desc limit 1`.execute(tx);
}

/** Sends the weeks that are approved to the payroll, except the last, and corrects one after that: a closed batch, and what waits for the next. */
export async function sendToPayroll(
  tx: TenantTx,
  company: DemoCompany,
  { monday, author, worker }: { monday: string; author: string; worker: string },
): Promise<void> {
  if (company.hiddenParts.includes('hours')) return;
  await approveWeeksBefore(tx, { monday: addDays(monday, -7), author });
  const first = await tx
    .selectFrom('hour_approvals')
    .select('monday')
    .orderBy('monday')
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  await setUp(tx);
  const { from, to } = findPayPeriod('four-weeks', first.monday);
  const at = (days: number, time: string) => `${addDays(getMonday(monday), days - 7)}T${time}:00Z`;
  const id = randomUUIDv7();
  await makeBatch(tx, company.displayName, { id, from, to }, new Date(at(1, '08:40')));
  await sql`
    update payroll_batches
       set handed_over_at = ${at(1, '08:55')}, handed_over_by = ${author}, closed_at = ${at(3, '13:10')}, closed_by = ${author}
     where id = ${id}`.execute(tx);
  await correctFirstWeek(tx, { worker, author });
}
