import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import {
  readCompanyLogin,
  type StoredCompanyLogin,
  storeCompanyLogin,
} from '../../src/platform/company-login/settings.ts';
import { browse, type TestBrowser } from '../calls/browser.ts';
import { type LoginProvider, makeCode, startLoginProvider } from '../servers/login-provider.ts';
import type { TestServer } from '../servers/server.ts';
import type { TestTenant } from './factories.ts';

/** Sets where the people of a tenant sign in: changes what is given. */
export const setCompanyLogin = (tenant: TestTenant, values: Partial<StoredCompanyLogin>) =>
  tenant.transact(async (tx) => {
    const before = await readCompanyLogin(tx, tenant.id);
    const usual = { name: 'Voorbeeld', clientId: 'ploegplan' };
    await storeCompanyLogin(tx, tenant.id, { ...before, ...usual, ...values });
  });

/** Begins to sign in; returns the answer of the provider for a user with these claims, and what the browser keeps. */
export async function beginCompanyLogin(
  browser: TestBrowser,
  { issuer }: Pick<LoginProvider, 'issuer'>,
  claims: Record<string, unknown>,
) {
  await browser.call(session.check);
  const { url, proof } = await browser.get(companyLogin.start);
  const { state = '', nonce = '' } = Object.fromEntries(new URL(url).searchParams);
  const code = makeCode({ email_verified: true, nonce, ...claims });
  return { answer: String(new URLSearchParams({ code, state, iss: issuer })), proof };
}

let shared: Promise<LoginProvider> | undefined;

/** Sets a provider for the tenant; returns what signs in the user with this address. */
export async function makeCompanyLogin(server: TestServer, tenant: TestTenant, email: string) {
  shared ??= startLoginProvider();
  const provider = await shared;
  await setCompanyLogin(tenant, { issuer: provider.issuer });
  return beginCompanyLogin(browse(server, tenant), provider, { email });
}
