import { admin } from '@ploegplan/contract/admin/endpoints';
import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { logOf, newTenant } from '../../../test/data/tenants.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { user: god, browser } = useVisitor(server, { userType: 'god' });

const create = (body = newTenant()) => browser.get(admin.createTenant, { body });
const logIn = (name: string, password: string | null) =>
  new TestBrowser(server, `${name}.localhost`).login('beheer', password ?? '');

describe('the first admin of a tenant that is created without a mail server', () => {
  it('gets a temporary password in the answer, and must change it', async () => {
    const { tenant, ...access } = await create();
    expect(access).toEqual({
      isInvited: false,
      temporaryPassword: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/),
    });
    const response = await logIn(tenant.name, access.temporaryPassword);
    expect(response.json()).toMatchObject({ userType: 'admin', needsPasswordChange: true });
  });

  it('keeps the first password when the request is repeated, and no repeat tells it', async () => {
    const body = newTenant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)));
    const passwords = answers.flatMap(({ temporaryPassword }) => temporaryPassword ?? []);
    expect(passwords).toHaveLength(1);
    expect(await create(body)).toMatchObject({ isInvited: false, temporaryPassword: null });
    expect((await logIn(body.name, passwords[0] ?? '')).statusCode).toBe(200);
  });

  it('is in the log with a temporary password and without an invitation; the password is not', async () => {
    const { tenant, temporaryPassword } = await create();
    const log = await logOf(browser, tenant.id);
    const by = `god ${god.username}`;
    expect(log).toMatchObject([
      { event: 'temporary-password', by, subject: 'beheer' },
      { event: 'user-created', by, subject: 'beheer' },
      { event: 'tenant-created', by, subject: tenant.name },
    ]);
    expect(JSON.stringify(log)).not.toContain(temporaryPassword);
  });
});
