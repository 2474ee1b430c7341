import type { NewTenant, TenantUpdate } from '@ploegplan/contract/admin';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertUser } from '../../platform/users/repository.ts';
import { demandFree } from './names.ts';
import {
  findSettings,
  insertTenant,
  lockNames,
  type Settings,
  updateTenant,
} from './repository.ts';

/** Where the tenants are reached, and how is written down who does what. */
export interface Desk {
  installation: Installation;
  audit: Call<Endpoint>['audit'];
}

/**
 * Creates a tenant, in a transaction of its own rows, with its first admin, who has no password yet. Gives the admin's id; undefined
 * when the same create made the tenant before.
 */
export async function createTenant(
  tx: TenantTx,
  id: string,
  { id: _, admin, ...given }: NewTenant,
  { installation, audit }: Desk,
): Promise<string | undefined> {
  await lockNames(tx);
  if (await findSettings(tx, id)) return undefined;
  await demandFree(tx, id, given, installation);
  const settings = withoutRepeats(given);
  await insertTenant(tx, id, settings);
  await audit(tx, 'tenant-created', { subject: settings.name, details: settings });
  const user = { ...admin, userType: 'admin', alsoEmployee: false, employeeId: null } as const;
  const adminId = await insertUser(tx, user).catch(namingAdmin);
  await audit(tx, 'user-created', { subject: admin.username, details: { userType: 'admin' } });
  return adminId;
}

const withoutRepeats = <S extends Settings>(settings: S): S => ({
  ...settings,
  hosts: [...new Set(settings.hosts)],
});

/** The username travels in a part of the body here. */
function namingAdmin(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.code !== 'username-taken') throw error;
  const fields = [{ field: 'admin.username', code: 'taken' }];
  throw new HttpProblem('username-taken', { fields }, { cause: error });
}

/** Changes a tenant. Tells what came of it: it may be gone, or changed by somebody else since. */
export async function changeTenant(
  tx: TenantTx,
  id: string,
  { version, ...given }: TenantUpdate,
  { installation, audit }: Desk,
): Promise<'changed' | 'stale' | 'unknown'> {
  await lockNames(tx);
  const before = await findSettings(tx, id);
  if (!before) return 'unknown';
  if (before.version !== version) return 'stale';
  await demandFree(tx, id, given, installation);
  const settings = withoutRepeats(given);
  const changes = differences(before, settings);
  if (Object.keys(changes).length === 0) return 'changed';
  await updateTenant(tx, id, settings);
  await audit(tx, 'tenant-changed', { subject: before.name, details: changes });
  return 'changed';
}

const recorded = [
  'name',
  'displayName',
  'logo',
  'accentColor',
  'terms',
  'hiddenParts',
  'hosts',
] as const;

/** From what to what, for the audit log. */
function differences(
  before: Settings,
  after: Settings,
): Record<string, [from: unknown, to: unknown]> {
  return Object.fromEntries(
    recorded
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, [before[key], after[key]]]),
  );
}
