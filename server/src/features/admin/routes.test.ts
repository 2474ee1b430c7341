import { admin } from '@ploegplan/contract/admin/endpoints';
import type { TenantUpdate } from '@ploegplan/contract/admin/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import { hosting } from '@ploegplan/contract/hosting/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs, TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { logOf, newTenant, tenantAt, uniqueHost, uniqueName } from '../../../test/data/tenants.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ publicUrl: 'https://planning.example.nl' });
const { tenant: home, user: god, browser } = useVisitor(server, { userType: 'god' });

const create = async (values: Parameters<typeof newTenant>[0] = {}) => {
  const { tenant } = await browser.get(admin.createTenant, { body: newTenant(values) });
  return tenant;
};

const sent = (tenant: TestTenant): TenantUpdate => ({
  name: tenant.name,
  displayName: `Bedrijf ${tenant.name}`,
  logo: 'ploegplan',
  accentColor: '#0f5e6b',
  terms: { project: 'Project', projects: 'Projecten' },
  hiddenParts: [],
  storageGigabytes: null,
  hosts: [],
  version: 1,
});
const update = (tenant: TestTenant, values: Partial<TenantUpdate> = {}) =>
  browser.call(admin.updateTenant, {
    params: { id: tenant.id },
    body: { ...sent(tenant), ...values },
  });

describe('GET /admin/tenants', () => {
  it('lists all tenants by name, with the address that their mails link to', async () => {
    const host = uniqueHost();
    const made = await create({ hosts: [host, uniqueHost()] });
    const all = await browser.get(admin.tenants);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(all.find(({ id }) => id === made.id)).toEqual(made);
    expect(made.address).toBe(`https://${host}`);
    expect(all.find(({ id }) => id === home.id)).toEqual({
      id: home.id,
      name: home.name,
      displayName: `Bedrijf ${home.name}`,
      logo: 'ploegplan',
      logoUrl: '/logos/ploegplan.svg',
      hasLogoImage: false,
      accentColor: '#0f5e6b',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: [],
      storageGigabytes: null,
      hosts: [],
      address: `https://${home.name}.planning.example.nl`,
      blocked: false,
      deletesAt: null,
      version: 1,
    });
  });
});

describe('PUT /admin/tenants/:id', () => {
  it('changes all settings, effective at once', async () => {
    const tenant = await makeTenant(server);
    const [host, second] = [uniqueHost(), uniqueHost()];
    await update(tenant, { hosts: [uniqueHost(), host] });
    const values = {
      name: uniqueName(),
      displayName: 'Steigerbouw',
      logo: 'steigerbouw',
      accentColor: '#123456',
      terms: { project: 'Steiger', projects: 'Steigers' },
      hiddenParts: ['materials'],
      storageGigabytes: 25,
      hosts: [second, host],
      version: 2,
    } as const;
    const { name } = values;
    expect(await tenantAt(server, tenant.host)).toBe(tenant.name);
    const response = await update(tenant, {
      ...values,
      hiddenParts: ['materials'],
      hosts: [second, host],
    });
    expect(response.json()).toMatchObject({ ...values, version: 3, address: `https://${second}` });
    expect(await tenantAt(server, tenant.host)).toBe('unknown-host');
    expect(await tenantAt(server, second)).toBe(name);
    expect(await new TestBrowser(server, host).get(tenants.current)).toMatchObject({
      displayName: 'Steigerbouw',
      logo: '/logos/steigerbouw.svg',
      terms: values.terms,
    });
  });

  it('records old and new values in the audit log, and nothing when nothing changed', async () => {
    const tenant = await makeTenant(server);
    await update(tenant);
    await update(tenant, {
      displayName: 'Anders',
      hiddenParts: ['hours'],
      storageGigabytes: 10,
    });
    expect(await logOf(browser, tenant.id)).toEqual([
      {
        event: 'tenant-changed',
        by: `god ${god.username}`,
        subject: tenant.name,
        details: {
          displayName: [`Bedrijf ${tenant.name}`, 'Anders'],
          hiddenParts: [[], ['hours']],
          storageGigabytes: [null, 10],
        },
      },
    ]);
  });

  it('rejects a stale version, and returns the current tenant', async () => {
    const tenant = await makeTenant(server);
    await update(tenant, { displayName: 'Van een ander' });
    const response = await update(tenant, { displayName: 'Van mij' });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'stale-version',
      current: { id: tenant.id, displayName: 'Van een ander', version: 2 },
    });
  });

  it('does not change other tenants', async () => {
    const host = uniqueHost();
    await create({ hosts: [host] });
    const others = async () =>
      (await browser.get(admin.tenants)).filter(({ id }) => id !== home.id);
    const before = await others();
    expect((await update(home, { displayName: 'Anders' })).statusCode).toBe(200);
    expect(await others()).toEqual(before);
  });
});

describe('POST /admin/tenants/:id/block', () => {
  const block = (id: string, blocked: boolean) =>
    browser.call(admin.blockTenant, { params: { id }, body: { blocked } });

  it('tells of a tenant that is deleted also on which day, and nothing else', async () => {
    const tenant = await makeTenant(server);
    const planned = { params: { id: tenant.id }, body: { displayName: `Bedrijf ${tenant.name}` } };
    const { deletesAt } = await browser.get(hosting.planDeletion, planned);
    await block(tenant.id, true);
    const response = await browse(server, tenant).call(session.check);
    expect(response.json()).toEqual({
      type: 'urn:ploegplan:problem:tenant-blocked',
      title: 'This tenant is closed',
      status: 403,
      code: 'tenant-blocked',
      deletesOn: getToday(new Date(deletesAt ?? 0)),
      requestId: expect.any(String),
    });
  });

  it('blocks the tenant for everybody at once, and unblocks it with all its sessions', async () => {
    const tenant = await makeTenant(server);
    const office = await browseAs(server, tenant, await makeUser(tenant));
    expect((await block(tenant.id, true)).json()).toMatchObject({ blocked: true });
    for (const visitor of [office, browse(server, tenant)]) {
      const response = await visitor.call(session.check);
      expect(response.json()).toMatchObject({ status: 403, code: 'tenant-blocked' });
    }
    expect(await tenantAt(server, home.host)).toBe(home.name);
    expect((await block(tenant.id, false)).json()).toMatchObject({ blocked: false });
    expect(await office.statusOfCheck()).toBe(200);
  });

  it('records each change once in the audit log', async () => {
    const tenant = await makeTenant(server);
    for (const blocked of [false, true, true, false]) await block(tenant.id, blocked);
    expect(await logOf(browser, tenant.id)).toMatchObject([
      { event: 'tenant-unblocked', by: `god ${god.username}`, subject: tenant.name },
      { event: 'tenant-blocked', by: `god ${god.username}`, subject: tenant.name },
    ]);
  });

  it('rejects blocking the tenant of the own session', async () => {
    expect((await block(home.id, true)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await tenantAt(server, home.host)).toBe(home.name);
  });
});
