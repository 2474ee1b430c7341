import { randomUUIDv7 } from 'node:crypto';
import { findFreeHues } from '@ploegplan/contract/values/hues';
import { sql } from 'kysely';
import { lockKey } from '../../platform/database/advisory-locks.ts';
import {
  insertTenant,
  lockSettings,
  type StoredSettings,
  type TenantSettings,
  updateSettings,
} from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The settings of a tenant that a god can change. */
export type Settings = Pick<
  TenantSettings,
  'name' | 'displayName' | 'logo' | 'accentColor' | 'terms' | 'hiddenParts' | 'storageGigabytes'
> & { hosts: string[] };

/** Serialises changes of names and hosts, because their uniqueness depends on all tenants. */
export async function lockNames(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey('tenant-names')})`.execute(tx);
}

export async function findSettings(
  tx: TenantTx,
  id: string,
): Promise<(StoredSettings & Settings) | undefined> {
  const settings = await lockSettings(tx, id);
  if (!settings) return undefined;
  const hosts = await tx
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', id)
    .orderBy('position')
    .orderBy('host')
    .execute();
  return { ...settings, hosts: hosts.map(({ host }) => host) };
}

export async function insertTenantWithHosts(
  tx: TenantTx,
  id: string,
  settings: Settings,
): Promise<void> {
  await insertTenant(tx, id, settings);
  await insertHosts(tx, id, settings);
}

/** What the projects of a new company go through, until it gives its statuses names of its own. */
const firstStatuses = ['Offerte', 'Gepland', 'In uitvoering', 'Opgeleverd'];

/** Statuses to begin with; the last one closes a project. */
export async function insertFirstStatuses(tx: TenantTx): Promise<void> {
  const hues = findFreeHues([], firstStatuses.length);
  const rows = firstStatuses.map((label, index) => ({
    id: randomUUIDv7(),
    label,
    position: index + 1,
    hue: hues[index] ?? null,
    closed: index === firstStatuses.length - 1,
  }));
  await tx.insertInto('project_statuses').values(rows).execute();
}

export async function updateTenant(tx: TenantTx, id: string, settings: Settings): Promise<void> {
  await updateSettings(tx, id, settings);
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
export async function findNameOwners(tx: TenantTx, names: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('tenants')
    .select(['name', 'id'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The ids of the tenants that list these hosts, by host. */
export async function findHostOwners(tx: TenantTx, hosts: string[]): Promise<Map<string, string>> {
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
