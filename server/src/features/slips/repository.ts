import { limits } from '@ploegplan/contract/limits';
import { isAdmin } from '@ploegplan/contract/session/access';
import type { Slip, SlipContent, SlipDraft, SlipRow } from '@ploegplan/contract/slips/schemas';
import type { SlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { type RawBuilder, sql } from 'kysely';
import { getTenantLockKey } from '../../platform/database/advisory-locks.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Makes everybody who changes slips of the company do so one after the other: they are few, and have numbers in a row. */
export const lockSlips = (tx: TenantTx) =>
  sql`select pg_advisory_xact_lock(${getTenantLockKey('slips')})`.execute(tx);

const plannedWorks = (employeeId: string) => sql`
  select i.project_id from planning_assignments a join planning_items i on i.id = a.planning_item_id
   where a.employee_id = ${employeeId} and not a.is_draft and i.project_id is not null`;

/** Of the office all; of a foreman those of works that he is planned on, and those that he made. */
const isVisible = (session: Session): RawBuilder<boolean> =>
  isAdmin(session) || session.employeeId === null
    ? sql<boolean>`true`
    : sql<boolean>`(s.made_by = ${session.userId} or s.project_id in (${plannedWorks(session.employeeId)}))`;

/** Throws when a slip of this work is not for the user to make. */
export async function demandWork(tx: TenantTx, session: Session, projectId: string): Promise<void> {
  const among =
    isAdmin(session) || session.employeeId === null
      ? sql`select id from projects`
      : plannedWorks(session.employeeId);
  const { rows } = await sql`
    select from projects where id = ${projectId} and id in (${among})`.execute(tx);
  if (rows.length === 0) throw new HttpProblem('not-found');
}

interface Selection {
  session: Session;
  id?: string;
}

/** Reads slips that the user may see, the newest first. */
export async function readRows(tx: TenantTx, { session, id }: Selection): Promise<SlipRow[]> {
  const { rows } = await sql<
    Omit<SlipRow, 'madeAt' | 'signedAt'> & { madeAt: Date; signedAt: Date | null }
  >`
    select s.id, s.number, s.kind, s.state, s.project_id as "projectId", p.title as "projectName",
           coalesce(c.name, '') as "clientName", v.content ->> 'what' as what, v.number as version,
           (select coalesce(sum((line ->> 'hours')::numeric), 0)::float8
              from jsonb_array_elements(v.content -> 'lines') line) as hours,
           case when v.content -> 'price' <> 'null' then jsonb_build_object(
             'basis', v.content -> 'price' -> 'basis', 'cents', v.content -> 'price' -> 'cents') end as price,
           s.made_at as "madeAt", ${selectUserName('s.made_by')} as by, sig.at as "signedAt", coalesce(sig.name, '') as "signedBy"
      from slips s
      join projects p on p.id = s.project_id
      left join clients c on c.id = p.client_id
      join lateral (select * from slip_versions where slip_id = s.id order by number desc limit 1) v on true
      left join slip_signatures sig on sig.slip_id = s.id and sig.version = v.number and sig.outcome = 'signed'
     where ${isVisible(session)} and s.id = coalesce(${id ?? null}::uuid, s.id)
     order by s.number desc limit ${limits.listRows}`.execute(tx);
  return rows.map(({ madeAt, signedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
  }));
}

export interface StoredVersion {
  number: number;
  content: SlipContent;
  toldArrivedAt: Date | null;
  savedAt: Date;
  by: string;
  paper: Slip['versions'][number]['paper'] | null;
  sha256: string | null;
  frozenAt: Date | null;
}

/** The versions of a slip, the last one first. */
export async function readVersions(tx: TenantTx, slipId: string): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select number, content, told_arrived_at as "toldArrivedAt", saved_at as "savedAt",
           ${selectUserName('slip_versions.saved_by')} as by, paper, sha256, frozen_at as "frozenAt"
      from slip_versions where slip_id = ${slipId} order by number desc`.execute(tx);
  return rows;
}

export async function readSignatures(
  tx: TenantTx,
  slipId: string,
): Promise<(SlipSignature & { version: number })[]> {
  const rows = await tx
    .selectFrom('slip_signatures')
    .select((eb) => [
      'id',
      'version',
      eb.ref('outcome').$castTo<SlipSignature['outcome']>().as('outcome'),
      eb.ref('way').$castTo<SlipSignature['way']>().as('way'),
      'name',
      'role',
      'email',
      'reason',
      eb.ref('strokes').$castTo<SlipSignature['strokes']>().as('strokes'),
      'device',
      eb.ref('position').$castTo<SlipSignature['position']>().as('position'),
      'at',
      'arrived_at as arrivedAt',
      'confirmed_at as confirmedAt',
    ])
    .where('slip_id', '=', slipId)
    .orderBy('arrived_at')
    .execute();
  return rows.map(({ at, arrivedAt, confirmedAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    arrivedAt: arrivedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
}

export async function insertSlip(
  tx: TenantTx,
  id: string,
  { kind, projectId }: Pick<SlipDraft, 'kind' | 'projectId'>,
): Promise<void> {
  await sql`
    insert into slips (id, number, kind, project_id)
    select ${id}, coalesce(max(number), 0) + 1, ${kind}, ${projectId} from slips`.execute(tx);
}

export async function updateSlip(
  tx: TenantTx,
  id: string,
  change: { state?: Slip['state']; kind?: Slip['kind']; project_id?: string },
): Promise<void> {
  await tx.updateTable('slips').set(change).where('id', '=', id).execute();
}

/** Writes the version that can still be changed, or begins it. */
export async function writeVersion(
  tx: TenantTx,
  slipId: string,
  { number, content, toldArrivedAt }: Pick<StoredVersion, 'number' | 'content' | 'toldArrivedAt'>,
): Promise<void> {
  const values = { content: JSON.stringify(content), told_arrived_at: toldArrivedAt };
  await tx
    .insertInto('slip_versions')
    .values({ slip_id: slipId, number, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'slip_id', 'number']).doUpdateSet({
        ...values,
        saved_at: sql<Date>`clock_timestamp()`,
        saved_by: sql<string | null>`nullif(current_setting('app.user_id', true), '')::uuid`,
      }),
    )
    .execute();
}

/** The photos of a slip, by the id that its version names, with the stored file of each. */
export async function readPhotos(
  tx: TenantTx,
  slipId: string,
): Promise<Map<string, { fileId: string; contentType: string }>> {
  const rows = await tx
    .selectFrom('images')
    .innerJoin('stored_files as file', 'file.id', 'images.stored_file_id')
    .select(['images.id', 'file.id as fileId', 'file.content_type as contentType'])
    .where('images.slip_id', '=', slipId)
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

export async function readChoices(tx: TenantTx, session: Session) {
  const among =
    isAdmin(session) || session.employeeId === null
      ? sql`select id from projects`
      : plannedWorks(session.employeeId);
  const { rows: projects } = await sql<{
    id: string;
    title: string;
    clientName: string;
    contact: { name: string; email: string };
  }>`
    select p.id, p.title, coalesce(c.name, '') as "clientName", jsonb_build_object(
             'name', case when (p.contact_person ->> 'showName')::boolean then p.contact_person ->> 'name' else '' end,
             'email', case when (p.contact_person ->> 'showEmail')::boolean then p.contact_person ->> 'email' else '' end) as contact
      from projects p left join clients c on c.id = p.client_id
     where p.deleted_at is null and p.id in (${among})
     order by p.title limit ${limits.listRows}`.execute(tx);
  const people = await tx
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  const { rows } = await sql<{ rate: number }>`
    select (content -> 'price' ->> 'cents')::int as rate from slip_versions
     where content -> 'price' ->> 'basis' = 'hours-and-materials' order by saved_at desc limit 1`.execute(
    tx,
  );
  return { projects, people, rate: rows[0]?.rate ?? null };
}
