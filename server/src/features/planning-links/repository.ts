import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type {
  NewPlanningLink,
  OwnCalendar,
  PlanningLink,
} from '@ploegplan/contract/planning-links/schemas';
import { sql } from 'kysely';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import { createToken, hashToken } from '../../platform/sessions/secret-tokens.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export type LinkKind = PlanningLink['kind'];

/** The planning that a link shows. */
export interface Scope {
  projectId: string | null;
  clientId: string | null;
  employeeId: string | null;
}

export interface WorkingLink extends Scope {
  id: string;
  /** Whether it tells who comes, with certificates. */
  gateList: boolean;
  /** The user whose own calendar it is. */
  userId: string | null;
}

/**
 * Null for the calendar of an employee, which ends with the account. An earlier version made links of the office without one.
 */
const lastDay = sql<string | null>`case when link.user_id is null
  then coalesce(link.valid_until, (link.created_at at time zone 'Europe/Amsterdam')::date + ${limits.linkDays.most}::int) end`;

const selectOfficeLinks = (tx: TenantTx) =>
  tx
    .selectFrom('planning_links as link')
    .select((eb) => [
      'id',
      eb.ref('kind').$castTo<LinkKind>().as('kind'),
      'name',
      'project_id as projectId',
      'client_id as clientId',
      'employee_id as employeeId',
      'gate_list as gateList',
      lastDay.$castTo<string>().as('validUntil'),
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', 'is', null);

export async function listLinks(tx: TenantTx): Promise<PlanningLink[]> {
  const rows = await selectOfficeLinks(tx)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.listRows)
    .execute();
  return rows.map(({ createdAt, lastUsedAt, ...link }) => ({
    ...link,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export const findOfficeLink = (tx: TenantTx, id: string) =>
  selectOfficeLinks(tx).where('id', '=', id).executeTakeFirst();

/** Makes a link and returns its token. A repeated request gives it another token, because the answer to the first one was lost. */
export async function insertLink(tx: TenantTx, link: NewPlanningLink): Promise<string> {
  const { token, hash } = createToken();
  await tx
    .insertInto('planning_links')
    .values({
      id: link.id,
      kind: link.kind,
      name: link.name,
      token_hash: hash,
      project_id: link.projectId,
      client_id: link.clientId,
      employee_id: link.employeeId,
      gate_list: link.gateList,
      valid_until: link.validUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ token_hash: hash })
        .where('planning_links.user_id', 'is', null),
    )
    .execute();
  return token;
}

export async function replaceToken(tx: TenantTx, id: string): Promise<string> {
  const { token, hash } = createToken();
  await tx
    .updateTable('planning_links')
    .set({ token_hash: hash, last_used_at: null })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute();
  return token;
}

export async function deleteOfficeLink(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('planning_links').where('id', '=', id).where('user_id', 'is', null).execute();
}

export async function findOwnCalendar(
  tx: TenantTx,
  { userId }: EmployeeSession,
): Promise<OwnCalendar | null> {
  const row = await tx
    .selectFrom('planning_links')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row
    ? {
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      }
    : null;
}

/** Makes the calendar of the own planning, in the place of the one before; returns its token. */
export async function insertOwnCalendar(
  tx: TenantTx,
  id: string,
  { userId, employeeId }: EmployeeSession,
): Promise<string> {
  const { token, hash } = createToken();
  const fresh = { id, employee_id: employeeId, token_hash: hash, last_used_at: null };
  await tx
    .insertInto('planning_links')
    .values({ ...fresh, kind: 'calendar', user_id: userId })
    // The link of the second of two simultaneous requests stays.
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ ...fresh, created_at: sql<Date>`now()` }),
    )
    .execute();
  return token;
}

/** Returns whether there was a calendar. */
export async function deleteOwnCalendar(tx: TenantTx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('planning_links')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const readLinks = (tx: TenantTx) =>
  tx
    .selectFrom('planning_links as link')
    .leftJoin('users as owner', 'owner.id', 'link.user_id')
    .leftJoin('employees as employee', 'employee.id', 'link.employee_id')
    .select((eb) => [
      'link.id',
      eb.ref('link.kind').$castTo<LinkKind>().as('kind'),
      'link.project_id as projectId',
      'link.client_id as clientId',
      'link.employee_id as employeeId',
      'link.gate_list as gateList',
      'link.user_id as userId',
      lastDay.as('validUntil'),
      'owner.active as isOwnerActive',
      'owner.user_type as ownerType',
      'owner.also_employee as isOwnerAlsoEmployee',
      'owner.employee_id as ownerEmployeeId',
      'employee.deleted_at as employeeDeletedAt',
    ]);

type LinkRow = NonNullable<Awaited<ReturnType<ReturnType<typeof readLinks>['executeTakeFirst']>>>;

/** An own calendar works as long as its owner may see the own planning. */
const mayOwner = (row: LinkRow): boolean =>
  row.isOwnerActive === true &&
  (row.ownerType === 'employee' || row.isOwnerAlsoEmployee === true) &&
  row.ownerEmployeeId === row.employeeId &&
  row.employeeDeletedAt === null;

/** The link is judged after it was read, so that an expired one takes as long as an unknown one. */
function findWorking(row: LinkRow | undefined, kind: LinkKind): WorkingLink | undefined {
  if (row?.kind !== kind) return undefined;
  if (row.validUntil !== null && row.validUntil < getToday()) return undefined;
  if (row.userId !== null && !mayOwner(row)) return undefined;
  const { id, projectId, clientId, employeeId, gateList, userId } = row;
  return { id, projectId, clientId, employeeId, gateList, userId };
}

export const findByToken = async (
  tx: TenantTx,
  token: string,
  kind: LinkKind,
): Promise<WorkingLink | undefined> =>
  findWorking(
    await readLinks(tx).where('link.token_hash', '=', hashToken(token)).executeTakeFirst(),
    kind,
  );

const LAST_USE_MS = 60_000;

/** Records the use of a link, at most once a minute. */
export async function recordUse(tx: TenantTx, id: string): Promise<void> {
  const now = Date.now();
  await tx
    .updateTable('planning_links')
    .set({ last_used_at: new Date(now) })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now - LAST_USE_MS))]),
    )
    .execute();
}
