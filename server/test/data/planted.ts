import { getToday } from '@ploegplan/contract/dates/dates';
import { asOwner } from '../servers/database-url.ts';
import type { TestServer } from '../servers/server.ts';
import {
  makeAbsence,
  makeClient,
  makeEmployee,
  makeMaterial,
  makePlanningItem,
  makeProject,
  makeStatus,
  makeUser,
  type TestTenant,
} from './factories.ts';

/** Every table with something about planned work, people, places or material. */
const tables = [
  'absences',
  'clients',
  'employees',
  'materials',
  'planning_assignments',
  'planning_items',
  'planning_links',
  'project_statuses',
  'projects',
  'users',
];
/** Columns whose values the database checks. */
const unplanted = ['kind', 'state', 'user_type', 'password_hash'];

/**
 * Puts into every text and JSON column of a tenant's rows in those tables, or in chosen ones, its own name, and into every number of
 * hours 23.25.
 * @returns the names of the columns
 */
export async function plant(
  { id }: TestTenant,
  { database, ownerUrl }: Pick<TestServer, 'database' | 'ownerUrl'>,
  chosen: readonly string[] = tables,
): Promise<string[]> {
  const { rows } = await database.pool.query<Record<'table' | 'column' | 'type', string>>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_name = any ($1) and column_name <> all ($2) and data_type in ('text', 'jsonb', 'numeric')`,
    [chosen, unplanted],
  );
  const statements = rows.map(({ table, column, type }) => {
    const mark = `${table}.${column}`;
    const value = {
      text: `'geplant ${mark} einde'`,
      jsonb: `'[{"name": "geplant ${mark} einde"}]'`,
      numeric: '23.25',
    }[type];
    const update = `update ${table} set ${column} = ${value} where tenant_id = '${id}'`;
    // A trigger rejects such hours, in this session too unless it copies.
    return table === 'planning_assignments'
      ? `set session_replication_role = replica; ${update}; set session_replication_role = origin`
      : update;
  });
  const birth = `update employees set date_of_birth = '1961-02-03' where tenant_id = '${id}'`;
  await asOwner(ownerUrl, `set app.tenant_id = '${id}'; ${[...statements, birth].join('; ')}`);
  return rows.map(({ table, column }) => `${table}.${column}`);
}

/** The columns whose values are in a text. */
export const marksIn = (text: string) => {
  // A long line of iCalendar is folded.
  const marks = text.replaceAll('\r\n ', '').matchAll(/geplant ([\w.]+) einde/g);
  return new Set([...marks].map(([, mark = '']) => mark));
};

/** What a link may not tell: a draft, hours, notes, leave, and who is not planned. */
export async function makeSecrets(tenant: TestTenant) {
  const client = await makeClient(tenant);
  const project = await makeProject(tenant, {
    client_id: client,
    status_id: await makeStatus(tenant),
    planned_hours: 1,
  });
  const worker = await makeUser(tenant, { userType: 'employee' });
  const employee = worker.employeeId ?? '';
  const material = await makeMaterial(tenant);
  const item = { date: getToday(), project_id: project, employeeIds: [employee] };
  const { id } = await makePlanningItem(tenant, { ...item, contact_show_name: true });
  await makePlanningItem(tenant, { ...item, is_draft: true });
  await tenant.transact(async (tx) => {
    const values = { planning_item_id: id, material_id: material };
    await tx.insertInto('planning_item_materials').values(values).execute();
    await tx.updateTable('planning_assignments').set({ hours_worked: 1 }).execute();
  });
  const onLeave = await makeEmployee(tenant);
  await makeAbsence(tenant, { employee_id: onLeave, first_day: getToday() });
  return { worker, employee };
}

/** The columns that a link shows. */
export const shownByLinks = [
  'clients.name',
  'employees.name',
  'materials.name',
  'planning_items.location',
  'projects.title',
];

/** Other things that no link tells: planted hours, a date of birth, that something is a draft. */
export const hiddenByLinks = /23.25|1961|concept/i;
