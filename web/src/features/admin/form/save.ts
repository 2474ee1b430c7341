import { admin } from '@ploegplan/contract/admin/endpoints';
import type { CreatedTenant, ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { call } from '../../../lib/api/call.ts';
import { type TenantValues, toAdmin, toFormValues, toSettings } from './values.ts';

/** Sends the fields that differ from what the user saw; nothing when none differ. */
export async function change(
  original: ManagedTenant,
  values: TenantValues,
): Promise<ManagedTenant> {
  const [before, after] = [toSettings(toFormValues(original)), toSettings(values)];
  if (isEqual(before, after)) return original;
  return call(admin.updateTenant, {
    params: { id: original.id },
    body: { ...after, version: original.version },
  });
}

/** A tenant as it was saved; of a new one also how its first admin gets in. */
export interface SavedTenant extends ManagedTenant {
  access?: Omit<CreatedTenant, 'tenant'>;
}

/**
 * Creates a tenant under an id that the form made. When the first answer was lost, the next attempt finds the tenant and updates it
 * instead.
 */
export async function create(id: string, values: TenantValues): Promise<SavedTenant> {
  const body = { id, ...toSettings(values), admin: toAdmin(values) };
  const { tenant, ...access } = await call(admin.createTenant, { body });
  return { ...(await change(tenant, values)), access };
}
