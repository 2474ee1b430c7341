import { admin } from '@ploegplan/contract/admin';
import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';
import { call } from '../../../lib/api/call.ts';
import { adminOf, settingsOf, type TenantValues, valuesOf } from './values.ts';

/** Sends the fields that differ from what the user saw; nothing when none differ. */
export async function change(seen: ManagedTenant, values: TenantValues): Promise<ManagedTenant> {
  const [before, after] = [settingsOf(valuesOf(seen)), settingsOf(values)];
  if (JSON.stringify(before) === JSON.stringify(after)) return seen;
  return call(admin.updateTenant, {
    params: { id: seen.id },
    body: { ...after, version: seen.version },
  });
}

/**
 * Creates a tenant under an id that the form made when it opened. When the answer to a first attempt was lost, a second one finds
 * the tenant there; changes typed in between are then sent as an update.
 */
export async function create(id: string, values: TenantValues): Promise<ManagedTenant> {
  const body = { id, ...settingsOf(values), admin: adminOf(values) };
  return change(await call(admin.createTenant, { body }), values);
}
