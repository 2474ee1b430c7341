import type { planning } from '@ploegplan/contract/planning/endpoints';
import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { createRequirementBook } from '@ploegplan/contract/rules/requirements/book';
import {
  findRequirementFindings,
  isBlocking,
  type RequiredItem,
} from '@ploegplan/contract/rules/requirements/findings';
import { describeFinding } from '@ploegplan/contract/rules/requirements/texts';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** A call that writes items, by a user who may want to pass over requirements. */
export type PlanningCall = Pick<Call<typeof planning.edit>, 'query' | 'session' | 'audit'>;

interface Write {
  ids: readonly string[];
  /** The field of a call that a rejection names for an item. */
  getField(id: string): string;
}

type PlannedItem = RequiredItem & { isDraft: boolean };

/** A blocking finding. */
interface Unmet {
  itemId: string;
  /** About people together, not about one of them. */
  isOfCrew: boolean;
  /** With the name of the person. */
  text: string;
}

/** A definite item with what it does not meet, by keys that also have the day: another one is another decision. */
interface Checked {
  item: PlannedItem;
  unmet: ReadonlyMap<string, Unmet>;
}

async function listBlocking(tx: TenantTx): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    select id, name, rules, blocks, false as deleted, version
      from requirements where blocks and deleted_at is null`.execute(tx);
  return rows;
}

/** Lists the items of these ids, with all others of their projects on their days. */
async function listTogether(tx: TenantTx, ids: readonly string[]): Promise<PlannedItem[]> {
  const { rows } = await sql<PlannedItem>`
    with given as (select id, project_id, date from planning_items where id = any (${sql.val([...ids])}::uuid[]))
    select i.id, i.date, i.start_time as "startTime", i.end_time as "endTime", i.project_id as "projectId",
           i.range_id as "rangeId", i.is_draft as "isDraft",
           array(select employee_id from planning_assignments where planning_item_id = i.id) as "employeeIds",
           array(select material_id from planning_item_materials where planning_item_id = i.id) as "materialIds",
           coalesce((
             select json_agg(json_build_object('materialId', material_id, 'employeeId', driver_id))
               from planning_item_materials where planning_item_id = i.id and driver_id is not null), '[]') as drivers
      from planning_items i
     where i.id in (select id from given) or (i.project_id, i.date) in (select project_id, date from given)`.execute(
    tx,
  );
  return rows;
}

type Person = Parameters<typeof createRequirementBook>[0]['employees'][number] & { name: string };

/** Finds what definite items of these ids do not meet. */
async function check(
  tx: TenantTx,
  requirements: readonly Requirement[],
  ids: readonly string[],
): Promise<Map<string, Checked>> {
  const items = await listTogether(tx, ids);
  const asking = await sql<{ id: string; requirementIds: string[] }>`
    select id, requirement_ids as "requirementIds" from projects where requirement_ids <> '[]'
    union all
    select id, requirement_ids from materials where requirement_ids <> '[]'`.execute(tx);
  const people = await sql<Person>`
    select id, name, certificates, job_title as "jobTitle" from employees
     where id = any (${sql.val([...new Set(items.flatMap(({ employeeIds }) => employeeIds))])}::uuid[])`.execute(
    tx,
  );
  const names = new Map(people.rows.map(({ id, name }) => [id, name]));
  const book = createRequirementBook({ requirements, asking: asking.rows, employees: people.rows });
  const given = items.filter(({ id, isDraft }) => !isDraft && ids.includes(id));
  const checked = new Map(
    given.map((item) => [item.id, { item, unmet: new Map<string, Unmet>() }]),
  );
  for (const finding of findRequirementFindings(book, items).filter(isBlocking)) {
    const { itemId, requirement, rule, kind } = finding;
    const one = checked.get(itemId);
    const who = 'employeeId' in finding ? finding.employeeId : '';
    const key = JSON.stringify([one?.item.date, one?.item.projectId, who, requirement.id, rule]);
    const text = [names.get(who), describeFinding(finding)].filter(Boolean).join(': ');
    one?.unmet.set(key, { itemId, isOfCrew: kind === 'too-few', text });
  }
  return checked;
}

/** True when people only left: who is ill can be taken off at any time, also the last one with a certificate. */
const isOnlySmaller = (before: PlannedItem, after: PlannedItem): boolean =>
  before.date === after.date &&
  before.projectId === after.projectId &&
  after.employeeIds.every((id) => before.employeeIds.includes(id)) &&
  after.materialIds.every((id) => before.materialIds.includes(id));

/** Lists what a write brings. */
function listNew(before: ReadonlyMap<string, Checked>, after: ReadonlyMap<string, Checked>) {
  return [...after].flatMap(([id, { item, unmet }]) => {
    const was = before.get(id);
    const mayBeFew = was !== undefined && isOnlySmaller(was.item, item);
    return [...unmet].flatMap(([key, one]) =>
      was?.unmet.has(key) || (mayBeFew && one.isOfCrew) ? [] : [one],
    );
  });
}

/** Reads whether the company lets the user pass over requirements. */
const readMayPass = (tx: TenantTx, { userId }: PlanningCall['session']) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('passes_requirements', '=', true)
    .executeTakeFirst();

/**
 * Does a write of items, and rejects definite planning that does not meet a blocking set of requirements because of it. A user with
 * the right to may pass over them, which the audit log names.
 */
export async function writeWithinRequirements<T>(
  tx: TenantTx,
  { query, session, audit }: PlanningCall,
  { ids, getField }: Write,
  write: () => Promise<T>,
): Promise<T> {
  const requirements = await listBlocking(tx);
  if (requirements.length === 0) return write();
  const before = await check(tx, requirements, ids);
  const result = await write();
  const unmet = listNew(before, await check(tx, requirements, ids));
  if (unmet.length === 0) return result;
  const isAllowed = (await readMayPass(tx, session)) !== undefined;
  const texts = [...new Set(unmet.map(({ text }) => text))].slice(0, 20);
  if (!(query.passRequirements && isAllowed)) {
    throw new HttpProblem('requirements-unmet', {
      fields: texts.map((text) => ({
        field: getField(unmet.find((one) => one.text === text)?.itemId ?? ''),
        code: isAllowed ? 'passable' : 'unmet',
        detail: text,
      })),
    });
  }
  await audit(tx, 'requirements-passed', { details: { unmet: texts } });
  return result;
}
