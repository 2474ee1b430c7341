import { getToday } from '@ploegplan/contract/dates/dates';
import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { mayDo } from '@ploegplan/contract/rules/scaffolds/inspectors';
import type { OwnScaffold, OwnScaffolds } from '@ploegplan/contract/scaffolds/schemas';
import { type RawBuilder, sql } from 'kysely';
import { findScaffoldSettings } from '../tenants/settings.ts';
import type { TenantTx } from '../tenants/transaction.ts';

export interface Inspector {
  name: string;
  jobTitle: string;
  certificates: Certificate[];
}

export const findInspector = (tx: TenantTx, employeeId: string): Promise<Inspector | undefined> =>
  tx
    .selectFrom('employees')
    .select((eb) => [
      'name',
      'job_title as jobTitle',
      eb.ref('certificates').$castTo<Certificate[]>().as('certificates'),
    ])
    .where('id', '=', employeeId)
    .executeTakeFirst();

/** Lists scaffolds as a worker sees them, with what that worker may do. */
async function listScaffoldsFor(
  tx: TenantTx,
  employeeId: string,
  condition: RawBuilder<boolean>,
): Promise<OwnScaffold[]> {
  const { rows } = await sql<Omit<OwnScaffold, 'mayInspect' | 'mayHandOver'>>`
    select id, number, place, kind, load_class as "loadClass", category, state, is_paused as "isPaused",
           inspected_on as "inspectedOn", due_on as "dueOn", due_reason as "dueReason"
      from scaffolds where deleted_at is null and ${condition}
     order by number collate "nl-x-icu", id`.execute(tx);
  const person = await findInspector(tx, employeeId);
  const settings = await findScaffoldSettings(tx);
  const may = (act: Parameters<typeof mayDo>[0], category: OwnScaffold['category']) =>
    person !== undefined && mayDo(act, person, { category, day: getToday() }, settings);
  return rows.map((row) => ({
    ...row,
    mayInspect: may('inspects', row.category),
    mayHandOver: may('handsOver', row.category),
  }));
}

/** One scaffold as a worker sees it. */
export const findScaffoldFor = async (
  tx: TenantTx,
  employeeId: string,
  id: string,
): Promise<OwnScaffold | undefined> => (await listScaffoldsFor(tx, employeeId, sql`id = ${id}`))[0];

/** The scaffolds of the project of an item; undefined where there are none, or the company hides them. */
export async function listScaffoldsOnItem(
  tx: TenantTx,
  employeeId: string,
  itemId: string,
): Promise<OwnScaffolds | undefined> {
  const item = await tx
    .selectFrom('planning_items')
    .select(['project_id as projectId', 'scaffold_id as plannedId'])
    .where('id', '=', itemId)
    .where(
      sql<boolean>`not exists (select from tenants where id = current_tenant() and 'scaffolds' = any (hidden_parts))`,
    )
    .executeTakeFirst();
  if (!item?.projectId) return undefined;
  const scaffolds = await listScaffoldsFor(
    tx,
    employeeId,
    sql`project_id = ${item.projectId} and state <> 'dismantled'`,
  );
  if (scaffolds.length === 0) return undefined;
  const { checklist } = await findScaffoldSettings(tx);
  return { plannedId: item.plannedId, checklist, scaffolds };
}
