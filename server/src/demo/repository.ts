import { randomUUIDv7 } from 'node:crypto';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
import { type InsertObject, sql } from 'kysely';
import type { Pool } from 'pg';
import { keepClasses } from '../features/hours/classes.ts';
import { saveOvertime } from '../features/hours/savings.ts';
import type { DB } from '../platform/database/types.ts';
import { openGlobalTables } from '../platform/tenants/directory.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import type { DemoCompany } from './companies/company.ts';
import type { Rows } from './rows.ts';

/** The usual week with the break of the company, and whom its people ask for help. */
const createWeek = (breakMinutes: number) =>
  usualWeek.map((day) => day && { ...day, breakMinutes });
const helpContact = {
  name: 'De planning',
  phonenumber: '088 000 01 00',
  email: 'planning@example.nl',
};

const ownLimitsOf = ({ ownLimits = [] }: DemoCompany, today: string): OwnLimit[] => {
  const from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return ownLimits.map((limit) => ({ ...limit, from, until: null, checkedOn: today }));
};

/** Keeps a statement below the maximum number of parameters of PostgreSQL. */
const ROWS_PER_STATEMENT = 400;

export async function listTenantIds(pool: Pool): Promise<string[]> {
  const rows = await openGlobalTables(pool).selectFrom('tenants').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Creates the tenant with its hosts, unless it exists. */
export function createTenant(pool: Pool, company: DemoCompany, today: string): Promise<void> {
  return openGlobalTables(pool)
    .transaction()
    .execute(async (tx) => {
      const created = await tx
        .insertInto('tenants')
        .values({
          id: company.id,
          name: company.name,
          display_name: company.displayName,
          logo: company.logo,
          accent_color: company.accentColor,
          project_term: company.terms.project,
          projects_term: company.terms.projects,
          hidden_parts: [...company.hiddenParts],
          working_week: JSON.stringify(createWeek(company.breakMinutes)),
          help_contact: JSON.stringify(helpContact),
          own_limits: JSON.stringify(ownLimitsOf(company, today)),
          other_work: company.allowsOnPhone,
          colleague_phones: company.allowsOnPhone,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!created || company.hosts.length === 0) return;
      await tx
        .insertInto('tenant_hosts')
        .values(company.hosts.map((host, position) => ({ host, tenant_id: company.id, position })))
        .execute();
    });
}

/** Creates the god account, unless one with its username exists. */
export async function createGod(
  pool: Pool,
  god: { username: string; email: string; passwordHash: string },
): Promise<void> {
  await openGlobalTables(pool)
    .insertInto('gods')
    .values({
      id: randomUUIDv7(),
      username: god.username,
      email: god.email,
      password_hash: god.passwordHash,
      // Everybody knows the password of the demo, and its first start must work.
      needs_factor: false,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
}

/** Locks the tenant, to wait for another node that fills it. */
export async function lockTenant(tx: TenantTx, id: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', id).forUpdate().execute();
}

export async function hasUsers(tx: TenantTx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The records say in their history that `author` added them. */
export async function insertRows(tx: TenantTx, rows: Rows, author: string): Promise<void> {
  const write = (as: string) => sql`select set_config('app.user_id', ${as}, true)`.execute(tx);
  const insert = async <T extends keyof Rows>(table: T, values: InsertObject<DB, T>[] = []) => {
    for (let from = 0; from < values.length; from += ROWS_PER_STATEMENT) {
      const some = values.slice(from, from + ROWS_PER_STATEMENT);
      await tx.insertInto(table).values(some).execute();
    }
  };
  await write(author);
  await insert('employees', rows.employees);
  await insert('users', rows.users);
  await insert('clients', rows.clients);
  await insert('project_statuses', rows.project_statuses);
  await insert('requirements', rows.requirements);
  await insert('projects', rows.projects);
  await insert('project_status_mutations', rows.project_status_mutations);
  await insert('materials', rows.materials);
  await insert('notes', rows.notes);
  await insert('documents', rows.documents);
  await insert('document_versions', rows.document_versions);
  await write('');
  await insert('planning_ranges', rows.planning_ranges);
  await insert('planning_items', rows.planning_items);
  await insert('planning_assignments', rows.planning_assignments);
  await insert('planning_item_materials', rows.planning_item_materials);
  await write(author);
  await insert('hour_settings', rows.hour_settings);
  await insert('hour_lines', rows.hour_lines);
  await write('');
  await insert('work_days', rows.work_days);
  await insert('crew_days', rows.crew_days);
  await insert('day_reports', rows.day_reports);
  await insert('absences', rows.absences);
  await insert('leave_settings', rows.leave_settings);
  await insert('leave_lines', rows.leave_lines);
  await insert('leave_requests', rows.leave_requests);
  await insert('closures', rows.closures);
  await insert('pay_rules', rows.pay_rules);
  await insert('overtime_choices', rows.overtime_choices);
  await insert('planning_links', rows.planning_links);
  await insert('images', rows.images);
  await insert('changes', rows.changes);
  await insert('audit_log', rows.audit_log);
}

/** Corrects the times of a day since a Monday, as the office would have done: a shorter break, and an earlier end by as much. */
export async function correctTimes(
  tx: TenantTx,
  { monday, author }: { monday: string; author: string },
): Promise<void> {
  await sql`select set_config('app.user_id', ${author}, true)`.execute(tx);
  await sql`
    update work_days
       set end_time = end_time - interval '15 minutes', break_minutes = break_minutes - 15, is_corrected = true, version = 2
     where (employee_id, date) = (
       select employee_id, date from work_days where date >= ${monday} and break_minutes > 15 order by date, employee_id limit 1)`.execute(
    tx,
  );
}

/** Approves the hours of all weeks before a Monday that are not approved, as the office would have done. */
export async function approveWeeksBefore(
  tx: TenantTx,
  { monday, author }: { monday: string; author: string },
): Promise<void> {
  const { rows: approvals } = await sql<{ id: string; employeeId: string; monday: string }>`
    with weeks as (
      select employee_id, date - (extract(isodow from date)::integer - 1) as monday, sum(quarters)::integer as quarters
        from recorded_hours where quarters > 0 and date < ${monday} group by 1, 2)
    insert into hour_approvals (id, employee_id, monday, quarters, approved_by, approved_at)
    select gen_random_uuid(), employee_id, monday, quarters, ${author}, greatest(
             (monday + 7 + time '09:15') at time zone 'Europe/Amsterdam',
             (select reopened_at + interval '20 minutes' from hour_approvals p where p.employee_id = w.employee_id and p.monday = w.monday))
      from weeks w
     where not exists (
       select from hour_approvals p where p.employee_id = w.employee_id and p.monday = w.monday and p.reopened_at is null)
    returning id, employee_id as "employeeId", monday`.execute(tx);
  await sql`
    insert into approved_hours (approval_id, date, target_id, project_id, client_id, kind_id, quarters)
    select p.id, h.date, h.target_id, h.project_id, h.client_id, h.kind_id, h.quarters
      from hour_approvals p
      join recorded_hours h on h.employee_id = p.employee_id and h.date between p.monday and p.monday + 6
     where h.quarters > 0 and p.id = any (${sql.val(approvals.map(({ id }) => id))}::uuid[])`.execute(
    tx,
  );
  for (const approval of approvals) {
    await saveOvertime(tx, approval, await keepClasses(tx, approval));
  }
}
