import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** The provider of a company, and who of its accounts may sign in. */
export interface StoredCompanyLogin {
  /** Empty: signing in so is not offered. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: Buffer | null;
  domains: string[];
  groupClaim: string;
  requiredGroup: string;
  adminGroup: string;
  trustsEmail: boolean;
  countsAsFactor: boolean;
  version: number;
}

const none: Omit<StoredCompanyLogin, 'name'> = {
  ...{ issuer: '', clientId: '', clientSecret: null, domains: [], groupClaim: 'groups' },
  ...{ requiredGroup: '', adminGroup: '', trustsEmail: false, countsAsFactor: false, version: 0 },
};

export async function readCompanyLogin(
  tx: TenantTx,
  tenantId: string,
): Promise<StoredCompanyLogin> {
  const { name } = await tx
    .selectFrom('tenants')
    .select('company_login as name')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('company_logins')
    .select([
      'issuer',
      'client_id as clientId',
      'client_secret as clientSecret',
      'domains',
      'group_claim as groupClaim',
      'required_group as requiredGroup',
      'admin_group as adminGroup',
      'trusts_email as trustsEmail',
      'counts_as_factor as countsAsFactor',
      'version',
    ])
    .executeTakeFirst();
  return { name, ...none, ...row };
}

/** Stores the settings if they still have this version; false when they were changed since. */
export async function storeCompanyLogin(
  tx: TenantTx,
  tenantId: string,
  { name, version, ...settings }: StoredCompanyLogin,
): Promise<boolean> {
  const values = {
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    domains: settings.domains,
    group_claim: settings.groupClaim,
    required_group: settings.requiredGroup,
    admin_group: settings.adminGroup,
    trusts_email: settings.trustsEmail,
    counts_as_factor: settings.countsAsFactor,
  };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('company_logins')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ ...values, version: sql<number>`company_logins.version + 1` })
        .where('company_logins.version', '=', version),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const column = { company_login: name };
  await tx.updateTable('tenants').set(column).where('id', '=', tenantId).execute();
  return true;
}
