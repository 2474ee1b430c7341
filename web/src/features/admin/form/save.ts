import { admin, type ManagedTenant } from '@ploegplan/contract/admin';
import { call } from '../../../lib/api.ts';
import { adminOf, settingsOf, type TenantValues, valuesOf } from './values.ts';

/** Sends what differs from what the user saw; nothing differs, nothing is sent. */
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
 * the tenant there; whatever was typed in between is then sent as a change.
 */
export async function create(id: string, values: TenantValues): Promise<ManagedTenant> {
  const body = { id, ...settingsOf(values), admin: adminOf(values) };
  return change(await call(admin.createTenant, { body }), values);
}
