import type { TenantUpdate } from '@ploegplan/contract/admin.schemas';
import { hideableParts } from '@ploegplan/contract/tenants.schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** An arbitrary number that is the same on every node. */
const NAMES_LOCK = 7_564_002;

/** The settings of a tenant that a god can change. */
export type Settings = Omit<TenantUpdate, 'version' | 'logo'> & { logo: string };

/** Serialises changes of names and hosts, because their uniqueness depends on all tenants. */
export async function lockNames(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`.execute(tx);
}

export async function findSettings(
  tx: TenantTx,
  id: string,
): Promise<(Settings & { version: number }) | undefined> {
  const row = await tx
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const hosts = await tx
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', id)
    .orderBy('position')
    .orderBy('host')
    .execute();
  return {
    name: row.name,
    displayName: row.display_name,
    logo: row.logo,
    accentColor: row.accent_color,
    terms: { project: row.project_term, projects: row.projects_term },
    hiddenParts: hideableParts.filter((part) => row.hidden_parts.includes(part)),
    breakMinutes: row.break_minutes,
    photoSide: row.photo_side,
    storageGigabytes: row.storage_gigabytes,
    hosts: hosts.map(({ host }) => host),
    version: row.version,
  };
}

const columns = ({ terms, ...settings }: Settings) => ({
  name: settings.name,
  display_name: settings.displayName,
  logo: settings.logo,
  accent_color: settings.accentColor,
  project_term: terms.project,
  projects_term: terms.projects,
  hidden_parts: settings.hiddenParts,
  break_minutes: settings.breakMinutes,
  photo_side: settings.photoSide,
  storage_gigabytes: settings.storageGigabytes,
});

export async function insertTenant(tx: TenantTx, id: string, settings: Settings): Promise<void> {
  await tx
    .insertInto('tenants')
    .values({ id, ...columns(settings) })
    .execute();
  await insertHosts(tx, id, settings);
}

export async function updateTenant(tx: TenantTx, id: string, settings: Settings): Promise<void> {
  await tx
    .updateTable('tenants')
    .set((eb) => ({ ...columns(settings), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('tenant_hosts').where('tenant_id', '=', id).execute();
  await insertHosts(tx, id, settings);
}

async function insertHosts(tx: TenantTx, id: string, { hosts }: Settings): Promise<void> {
  if (hosts.length === 0) return;
  await tx
    .insertInto('tenant_hosts')
    .values(hosts.map((host, position) => ({ host, tenant_id: id, position })))
    .execute();
}

/** The ids of the tenants that have these names, by name. */
export async function ownersOfNames(tx: TenantTx, names: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('tenants')
    .select(['name', 'id'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The ids of the tenants that list these hosts, by host. */
export async function ownersOfHosts(tx: TenantTx, hosts: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('tenant_hosts')
    .select(['host', 'tenant_id'])
    .where('host', 'in', hosts)
    .execute();
  return new Map(rows.map(({ host, tenant_id }) => [host, tenant_id]));
}

/** Blocks or unblocks a tenant; returns whether that was a change. */
export async function setBlocked(tx: TenantTx, id: string, blocked: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('tenants')
    .set({ blocked_at: blocked ? new Date() : null })
    .where('id', '=', id)
    .where('blocked_at', blocked ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stores a logo under a new version, which is part of its URL. Returns the old and new versions; null for no image. */
export async function setLogoImage(
  tx: TenantTx,
  id: string,
  image: Buffer | null,
): Promise<[before: number | null, after: number | null]> {
  const { version, hadImage } = await tx
    .selectFrom('tenants')
    .select((eb) => ['logo_version as version', eb('logo_image', 'is not', null).as('hadImage')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = image ? version + 1 : version;
  await tx
    .updateTable('tenants')
    .set({ logo_image: image, logo_version: after })
    .where('id', '=', id)
    .execute();
  return [hadImage ? version : null, image && after];
}
