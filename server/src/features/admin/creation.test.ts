import { admin } from '@ploegplan/contract/admin/endpoints';
import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { connected } from '../../../test/data/database-rows.ts';
import { logOf, newTenant, tenantAt, uniqueHost, uniqueName } from '../../../test/data/tenants.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { pauseDeletions } from '../../platform/storage/deletion-pause.ts';
import { runInTenant } from '../../platform/tenants/transaction.ts';

const server = useOwnServer({ publicUrl: 'https://planning.example.nl', mail: true });
const { tenant: home, user: god, browser } = useVisitor(server, { userType: 'god' });

const create = async (values: Parameters<typeof newTenant>[0] = {}) => {
  const { tenant } = await browser.get(admin.createTenant, { body: newTenant(values) });
  return tenant;
};

describe('POST /admin/tenants', () => {
  it('creates a tenant that is found by its name and its hosts', async () => {
    const host = uniqueHost();
    const { name } = await create({ displayName: 'Gevelbouw', logo: 'gevelwerk', hosts: [host] });
    expect(await tenantAt(server, `${name}.planning.example.nl`)).toBe(name);
    expect(await tenantAt(server, host)).toBe(name);
  });

  it('succeeds while a backup keeps files from being deleted', async () => {
    await connected(server.ownerUrl, async (owner) => {
      expect(await pauseDeletions(owner)).toBe(true);
      const { name } = await create();
      expect(await tenantAt(server, `${name}.planning.example.nl`)).toBe(name);
    });
  });

  it('gives the projects of the tenant statuses to begin with', async () => {
    const { id } = await create();
    const statuses = await runInTenant(server.database.pool, { tenantId: id, userId: null }, (tx) =>
      tx.selectFrom('project_statuses').select(['label', 'closed']).orderBy('position').execute(),
    );
    expect(statuses).toEqual([
      { label: 'Offerte', closed: false },
      { label: 'Gepland', closed: false },
      { label: 'In uitvoering', closed: false },
      { label: 'Opgeleverd', closed: true },
    ]);
  });

  it('creates one user, an admin without a password', async () => {
    const { id } = await create();
    expect(await browser.get(admin.users, { params: { id } })).toEqual([
      expect.objectContaining({
        username: 'beheer',
        email: 'beheer@example.nl',
        userType: 'admin',
        state: 'invited',
      }),
    ]);
  });

  it('mails the admin an invitation, with a link to the new tenant', async () => {
    const email = `${uniqueName()}@example.nl`;
    const body = newTenant({ admin: { username: 'beheer', email } });
    const { tenant, ...access } = await browser.get(admin.createTenant, { body });
    const { address, displayName } = tenant;
    expect(access).toEqual({ isInvited: true, temporaryPassword: null });
    const mail = await server.mailbox.waitFor(email);
    expect(mail.from.name).toBe(displayName);
    expect(mail.link).toMatch(`${address}/account-activation#token=`);
  });

  it('returns the same tenant for 30 simultaneous requests with the same id, and later as it is by then', async () => {
    const body = newTenant();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => browser.get(admin.createTenant, { body })),
    );
    const [first] = answers;
    expect(answers).toEqual(Array(30).fill(first));
    expect(await logOf(browser, body.id)).toHaveLength(3);
    expect(await browser.get(admin.users, { params: { id: body.id } })).toHaveLength(1);
    const params = { id: body.id };
    const settings = { name: body.name, displayName: 'Anders', version: 1 };
    const changed = await browser.get(admin.updateTenant, { params, body: settings });
    expect(await browser.get(admin.createTenant, { body })).toMatchObject({ tenant: changed });
  });

  it('is recorded in the audit log of the new tenant', async () => {
    const { id, name } = await create({ hiddenParts: ['hours'] });
    const by = `god ${god.username}`;
    expect(await logOf(browser, id)).toMatchObject([
      { event: 'invitation-sent', by, subject: 'beheer' },
      { event: 'user-created', by, subject: 'beheer', details: { userType: 'admin' } },
      { event: 'tenant-created', by, subject: name, details: { name, hiddenParts: ['hours'] } },
    ]);
  });

  it.each([
    ['name', 'tenant-name-taken', () => ({ name: home.name })],
    [
      'admin.username',
      'username-taken',
      () => ({ admin: { username: god.username, email: 'god@example.nl' } }),
    ],
  ])('rejects a taken %s, and creates nothing', async (field, code, values) => {
    const body = newTenant(values());
    const response = await browser.call(admin.createTenant, { body });
    expect(response.json()).toMatchObject({ status: 409, code, fields: [{ field }] });
    expect((await browser.get(admin.tenants)).map(({ id }) => id)).not.toContain(body.id);
  });

  it('reports which host is taken', async () => {
    const taken = uniqueHost();
    await create({ hosts: [taken] });
    const body = newTenant({ hosts: [uniqueHost(), taken] });
    const response = await browser.call(admin.createTenant, { body });
    const fields = [{ field: 'hosts.1', code: 'taken' }];
    expect(response.json()).toMatchObject({ status: 409, code: 'host-taken', fields });
  });

  it('succeeds for one of two simultaneous requests with the same name and host', async () => {
    const same = { name: uniqueName(), hosts: [uniqueHost()] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.call(admin.createTenant, { body: newTenant(same) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
  });
});

describe('a host and a name of different tenants', () => {
  const update = async (values: { name?: string; hosts?: string[] }) => {
    const { name } = home;
    const body = { name, displayName: 'Bedrijf', version: 1, ...values };
    return browser.call(admin.updateTenant, { params: { id: home.id }, body });
  };

  const addressOf = (name: string) => `${name}.planning.example.nl`;

  it('cannot be equal within the domain of the installation, where mails link to the tenant', async () => {
    const listing = await browser.call(admin.createTenant, {
      body: newTenant({ hosts: [addressOf(home.name)] }),
    });
    expect(listing.json()).toMatchObject({ code: 'host-taken', fields: [{ field: 'hosts.0' }] });
    const name = uniqueName();
    await create({ hosts: [addressOf(name)] });
    const naming = await update({ name });
    expect(naming.json()).toMatchObject({ code: 'tenant-name-taken', fields: [{ field: 'name' }] });
  });

  it('can be equal for one tenant', async () => {
    const response = await update({ hosts: [addressOf(home.name)] });
    expect(response.json()).toMatchObject({ hosts: [addressOf(home.name)] });
  });

  it('do not conflict in other domains, where a first label may equal a name', async () => {
    const host = `${home.name}.${uniqueHost()}`;
    const { name } = await create({ hosts: [host] });
    expect(await tenantAt(server, host)).toBe(name);
    expect(await tenantAt(server, addressOf(home.name))).toBe(home.name);
  });

  it('must be valid host names', async () => {
    for (const host of ['256.1.1.1', '10.1']) {
      const response = await update({ hosts: [uniqueHost(), host] });
      expect(response.statusCode, host).toBe(400);
      expect(response.json().fields).toEqual([{ field: 'hosts.1', code: 'invalid_format' }]);
    }
  });
});
