import type { NewTenant, TenantUpdate } from '@ploegplan/contract/admin/schemas';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import { listDifferences } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertUser } from '../../platform/users/repository.ts';
import { requireAvailable } from './names.ts';
import {
  findSettings,
  insertFirstStatuses,
  insertTenantWithHosts,
  lockNames,
  type Settings,
  updateTenant,
} from './repository.ts';

/** The configured address of the installation, and the audit function of the call. */
export interface AdminContext {
  installation: Installation;
  audit: Call<Endpoint>['audit'];
}

/** With its first admin, who has no password yet. Returns the admin's id; undefined when a repeat had created it before. */
export async function createTenant(
  tx: TenantTx,
  id: string,
  { id: _, admin, ...given }: NewTenant,
  { installation, audit }: AdminContext,
): Promise<string | undefined> {
  await lockNames(tx);
  if (await findSettings(tx, id)) return undefined;
  await requireAvailable(tx, id, given, installation);
  const settings = removeDuplicateHosts(given);
  await insertTenantWithHosts(tx, id, settings);
  await insertFirstStatuses(tx);
  await audit(tx, 'tenant-created', { subject: settings.name, details: settings });
  const user = { ...admin, userType: 'admin', alsoEmployee: false, employeeId: null } as const;
  const adminId = await insertUser(tx, user).catch(rethrowForAdminField);
  await audit(tx, 'user-created', { subject: admin.username, details: { userType: 'admin' } });
  return adminId;
}

const removeDuplicateHosts = <S extends Settings>(settings: S): S => ({
  ...settings,
  hosts: [...new Set(settings.hosts)],
});

/** Changes the field of a taken username to its path in this body. */
function rethrowForAdminField(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.code !== 'username-taken') throw error;
  const fields = [{ field: 'admin.username', code: 'taken' }];
  throw new HttpProblem('username-taken', { fields }, { cause: error });
}

/** Changes a tenant. Returns whether that succeeded, or the tenant does not exist or has another version. */
export async function changeTenant(
  tx: TenantTx,
  id: string,
  { version, ...given }: TenantUpdate,
  { installation, audit }: AdminContext,
): Promise<'changed' | 'stale' | 'unknown'> {
  await lockNames(tx);
  const before = await findSettings(tx, id);
  if (!before) return 'unknown';
  if (before.version !== version) return 'stale';
  await requireAvailable(tx, id, given, installation);
  const settings = removeDuplicateHosts(given);
  const changes = listDifferences(before, settings);
  if (Object.keys(changes).length === 0) return 'changed';
  await updateTenant(tx, id, settings);
  await audit(tx, 'tenant-changed', { subject: before.name, details: changes });
  return 'changed';
}
