import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import type {
  CompanyLogin,
  CompanyLoginChange,
} from '@ploegplan/contract/company-login-settings/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { LoginProviders } from '../../platform/company-login/providers.ts';
import {
  readCompanyLogin,
  type StoredCompanyLogin,
  storeCompanyLogin,
} from '../../platform/company-login/settings.ts';
import { getOrigin } from '../../platform/http/https.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { type Call, createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Helpers {
  directory: TenantDirectory;
  providers: LoginProviders;
}

/** The settings without the secret, which is never given. */
const toShown = ({ clientSecret, ...settings }: StoredCompanyLogin): CompanyLogin => ({
  ...settings,
  hasSecret: clientSecret !== null,
});

const listDifferences = (before: CompanyLogin, after: CompanyLogin) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, [before[field as keyof CompanyLogin], value]] as const)
      .filter(([field, [from, to]]) => field !== 'version' && !isEqual(from, to)),
  );

function findSecret(
  { issuer, clientId, clientSecret }: CompanyLoginChange,
  before: StoredCompanyLogin,
  encrypt: (secret: string) => Buffer,
): Buffer | null {
  if (clientSecret) return encrypt(clientSecret);
  // The secret of one provider is not sent to another.
  const isSame = before.issuer === issuer && before.clientId === clientId;
  return isSame && clientSecret === undefined ? before.clientSecret : null;
}

async function changeCompanyLogin(
  tx: TenantTx,
  { body, tenant, audit }: Call<typeof companyLoginSettings.change>,
  { providers }: Helpers,
): Promise<CompanyLogin> {
  if (body.issuer !== '' && !providers.accepts(body.issuer))
    throw new HttpProblem('validation', { fields: [{ field: 'issuer', code: 'not-public' }] });
  const before = await readCompanyLogin(tx, tenant.id);
  const { clientSecret: _, ...settings } = body;
  const encrypt = (secret: string) => providers.encryptSecret(tenant.id, secret);
  const after = { ...settings, clientSecret: findSecret(body, before, encrypt) };
  const isStored = await storeCompanyLogin(tx, tenant.id, after);
  const current = toShown(await readCompanyLogin(tx, tenant.id));
  if (!isStored) throw new HttpProblem('stale-version', { current });
  const details = {
    ...listDifferences(toShown(before), current),
    ...(body.clientSecret && { hasSecret: true }),
  };
  await audit(tx, 'company-login-changed', { details });
  return current;
}

export const createCompanyLoginRoutes = (helpers: Helpers) => [
  createTxRoute(companyLoginSettings.get, { access: 'admin' }, async (tx, { tenant }) =>
    toShown(await readCompanyLogin(tx, tenant.id)),
  ),
  createRoute(companyLoginSettings.change, { access: 'admin' }, async (call) => {
    const changed = await call.transactOnce((tx) => changeCompanyLogin(tx, call, helpers));
    helpers.directory.clearCache();
    return changed;
  }),
  createRoute(companyLoginSettings.test, { access: 'admin' }, async (call) => {
    const { tenant, request, transact } = call;
    const settings = await transact((tx) => readCompanyLogin(tx, tenant.id));
    const visit = { tenantId: tenant.id, settings, origin: getOrigin(request) };
    return { fault: await helpers.providers.test(visit) };
  }),
];
