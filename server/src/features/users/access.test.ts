import { users } from '@ploegplan/contract/users/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeUser, type TestUser } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user: admin, browser: office } = useVisitor(server);

const codeOf = async (answer: ReturnType<TestBrowser['call']>) =>
  (await answer).json<{ code: string }>().code;

const signedIn = async (user: TestUser) => {
  const browser = await browseAs(server, tenant, user);
  return async () => await browser.statusOfCheck();
};

describe('account access managed by an admin', () => {
  const post = (endpoint: typeof users.invite | typeof users.sendMagicLink, { id }: TestUser) =>
    office.call(endpoint, { params: { id } });
  const reset = ({ id }: TestUser, by: 'mail' | 'temporary') =>
    office.call(users.resetPassword, { params: { id }, body: { by } });

  it('mails an invitation again only to users without a password', async () => {
    expect(
      (await post(users.invite, await makeUser(tenant, { hasPassword: false }))).statusCode,
    ).toBe(204);
    expect((await post(users.invite, await makeUser(tenant))).statusCode).toBe(403);
  });

  it('mails a magic link to employees only', async () => {
    const employee = await makeUser(tenant, { userType: 'employee' });
    expect((await post(users.sendMagicLink, employee)).statusCode).toBe(204);
    expect((await post(users.sendMagicLink, await makeUser(tenant))).statusCode).toBe(403);
  });

  it('rejects mails to users without an address, or who may not sign in', async () => {
    const without = await makeUser(tenant, { userType: 'employee', email: '' });
    expect(await codeOf(post(users.sendMagicLink, without))).toBe('no-email');
    expect(await codeOf(reset(without, 'mail'))).toBe('no-email');
    const inactive = await makeUser(tenant, { userType: 'employee', active: false });
    expect((await post(users.sendMagicLink, inactive)).statusCode).toBe(403);
    expect((await reset(inactive, 'temporary')).statusCode).toBe(403);
  });

  it('sets a temporary password that must be changed, and ends the sessions', async () => {
    const user = await makeUser(tenant, { userType: 'employee', email: '' });
    const status = await signedIn(user);
    const { temporaryPassword } = (await reset(user, 'temporary')).json();
    expect(temporaryPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await status()).toBe(401);
    const response = await browse(server, tenant).login(user.username, temporaryPassword);
    expect(response.json()).toMatchObject({ needsPasswordChange: true });
  });

  it('rejects a temporary password for the own account', async () => {
    expect((await reset(admin, 'temporary')).statusCode).toBe(403);
  });
});
