import { audit } from '@ploegplan/contract/audit/endpoints';
import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import type { CompanyLoginChange } from '@ploegplan/contract/company-login-settings/schemas';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { setCompanyLogin } from '../../../test/data/company-login.ts';
import { startLoginProvider } from '../../../test/servers/login-provider.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser } = useVisitor(server);

const values: CompanyLoginChange = {
  ...{ name: 'Google', issuer: 'https://accounts.google.com', clientId: 'ploegplan', version: 0 },
  ...{ domains: ['jansenbouw.nl'], groupClaim: 'groups', requiredGroup: '', adminGroup: '' },
  ...{ trustsEmail: false, countsAsFactor: false },
};

const change = (changes: Partial<CompanyLoginChange> = {}) =>
  browser.call(companyLoginSettings.change, { body: { ...values, ...changes } });

describe('the settings of the sign-in with an account of the company', () => {
  it('name the button of the login page, which there is not before', async () => {
    const visitor = browse(server, tenant);
    expect((await visitor.get(tenants.current)).companyLogin).toBeUndefined();
    await change();
    expect((await visitor.get(tenants.current)).companyLogin).toBe('Google');
  });

  it('never give the secret, keep it encrypted and without it in the log, and forget it at another provider', async () => {
    const first = (await change({ clientSecret: 'zeer geheim' })).json();
    expect(first).toMatchObject({ hasSecret: true, version: 1 });
    const stored = await tenant.transact((tx) =>
      tx.selectFrom('company_logins').select('client_secret').execute(),
    );
    const { entries } = await browser.get(audit.list, {
      query: { about: 'company-login-changed' },
    });
    expect(JSON.stringify([first, stored, entries])).not.toContain('zeer geheim');
    expect(stored[0]?.client_secret?.toString()).not.toContain('zeer geheim');
    expect(entries[0]?.details).toMatchObject({ name: ['', 'Google'], hasSecret: true });
    const kept = await change({ requiredGroup: 'kantoor', version: 1 });
    expect(kept.json()).toMatchObject({ hasSecret: true, version: 2 });
    const moved = await change({ issuer: 'https://login.example.nl', version: 2 });
    expect(moved.json()).toMatchObject({ hasSecret: false });
  });

  it('refuse a stale version, half of a provider and an address inside', async () => {
    await change();
    const stale = (await change({ name: 'Ander' })).json();
    expect(stale).toMatchObject({ code: 'stale-version', current: { name: 'Google' } });
    const wrong: [Partial<CompanyLoginChange>, string, string][] = [
      [{ issuer: '' }, 'issuer', 'required'],
      [{ clientId: '' }, 'clientId', 'required'],
      [{ issuer: 'https://10.0.0.1' }, 'issuer', 'not-public'],
      [{ issuer: 'http://login.example.nl' }, 'issuer', 'not-public'],
    ];
    for (const [changes, field, code] of wrong)
      expect((await change({ ...changes, version: 1 })).json()).toMatchObject({
        ...{ code: 'validation', fields: [{ field, code }] },
      });
  });
});

it('a test of the settings says whether the provider answers, is one, and knows the client', async () => {
  await using provider = await startLoginProvider();
  const test = async (settings: Parameters<typeof setCompanyLogin>[1]) => {
    await setCompanyLogin(tenant, settings);
    return (await browser.get(companyLoginSettings.test)).fault;
  };
  expect(await test({ issuer: provider.issuer })).toBeNull();
  expect(await test({ clientId: 'other' })).toBe('client');
  expect(await test({ clientSecret: Buffer.alloc(40) })).toBe('client');
  expect(await test({ issuer: `${provider.issuer}/none`, clientSecret: null })).toBe('no-provider');
  expect(await test({ issuer: 'http://127.0.0.1:9' })).toBe('unreachable');
  provider.metadata = { issuer: 'https://other.example.nl' };
  expect(await test({ issuer: provider.issuer })).toBe('other-issuer');
});
