import { randomUUIDv7 } from 'node:crypto';
import { userInfo } from 'node:os';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs, TestBrowser } from '../test/calls/browser.ts';
import { makeTenant, makeUser, type TestTenant } from '../test/data/factories.ts';
import { makeApp } from '../test/data/factors.ts';
import { readRows } from '../test/data/rows.ts';
import { commandHere, type Outcome } from '../test/servers/command.ts';
import { asOwner, useOwnServer } from '../test/servers/server.ts';
import { GOD } from './demo/accounts.ts';
import { demoPassword } from './demo/seed.ts';
import { findGod } from './platform/sessions/gods.ts';
import { hashPassword } from './platform/sessions/passwords.ts';
import { openGlobalTables } from './platform/tenants/directory.ts';

const NEW_PASSWORD = 'zeven groene ladders';

describe('the command line', () => {
  const publicUrl = 'https://planning.example.nl';
  const server = useOwnServer({ publicUrl, mail: true });
  const cli = (line: string, env: NodeJS.ProcessEnv = {}) =>
    commandHere(line, { DATABASE_URL: server.ownerUrl, PUBLIC_URL: publicUrl, ...env });
  const tokenIn = (output: string) => /#token=([\w-]{43})$/m.exec(output)?.[1] ?? '';
  const passwordIn = (output: string) => /: (\w{4}-\w{4}-\w{4}-\w{4})$/m.exec(output)?.[1] ?? '';
  const linesOf = ({ output }: Outcome) => output.trimEnd().split('\n');

  /** The actions of the operator in the audit log of the tenant, the oldest first. */
  const log = async (tenant: TestTenant) => {
    const columns = ['event', 'subject', 'actor_name'] as const;
    const rows = await readRows(tenant, 'audit_log', columns, { actor_kind: 'operator' });
    expect(new Set(rows.map(({ actor_name }) => actor_name))).toEqual(
      new Set([userInfo().username]),
    );
    return rows.map(({ event, subject }) => `${event} ${subject}`);
  };

  it('creates a tenant, whose first admin can sign in by the printed link', async () => {
    const name = `t${randomUUIDv7()}`;
    const made = await cli(
      `tenant create --name ${name} --display-name "Gevelbouw BV" --host ${name}.nl --host www.${name}.nl --admin-username Beheer --admin-email beheer@example.nl`,
    );
    expect(linesOf(made)).toEqual([
      `Tenant ${name} created: https://${name}.nl`,
      expect.stringMatching(
        `^Link for its admin beheer to choose a password: https://${name}.nl/account-activation#token=`,
      ),
      'The link works once, within 7 days.',
    ]);
    const browser = new TestBrowser(server, `www.${name}.nl`);
    await browser.call(session.check);
    const body = { token: tokenIn(made.output), newPassword: NEW_PASSWORD };
    await browser.get(session.activateAccount, { body });
    expect((await browser.login('beheer', NEW_PASSWORD)).json()).toMatchObject({
      userType: 'admin',
      tenant: name,
    });
    const { entries } = await browser.get(audit.list);
    const byOperator = entries.filter(({ actorKind }) => actorKind === 'operator');
    expect(byOperator.map(({ event, subject }) => [event, subject])).toEqual([
      ['invitation-sent', 'beheer'],
      ['user-created', 'beheer'],
      ['tenant-created', name],
    ]);
  });

  it('warns when the god account of the demo can enter the new tenant', async () => {
    const create = async () => {
      const name = `t${randomUUIDv7()}`;
      const { output } = await cli(
        `tenant create --name ${name} --display-name X --admin-username a --admin-email a@example.nl`,
      );
      return output;
    };
    const god = {
      id: randomUUIDv7(),
      username: GOD,
      password_hash: await hashPassword(demoPassword),
    };
    await openGlobalTables(server.database.pool).insertInto('gods').values(god).execute();
    expect(await create()).toContain('deactivate it with "god deactivate --username god"');
    await cli(`god deactivate --username ${GOD}`);
    expect(await create()).not.toContain('god deactivate');
  });

  it('also mails the invitation when a mail server is configured', async () => {
    const [name, email] = [`t${randomUUIDv7()}`, 'uitgenodigd@example.nl'];
    const line = `tenant create --name ${name} --display-name X --admin-username a --admin-email ${email}`;
    const { output } = await cli(line, { SMTP_URL: server.mailbox.url });
    expect(output).toContain(`\nA mail is sent to ${email} too; its link replaces this one.\n`);
    const { link } = await server.mailbox.waitFor(email);
    expect(link).toMatch(`https://${name}.planning.example.nl/account-activation#token=`);
    const browser = new TestBrowser(server, `${name}.planning.example.nl`);
    await browser.call(session.check);
    const spent = { token: tokenIn(output) };
    const printed = await browser.call(session.ownerOfActivation, { body: spent });
    expect(printed.json()).toMatchObject({ code: 'link-spent' });
    const body = { token: tokenIn(link) };
    expect(await browser.get(session.ownerOfActivation, { body })).toEqual({ username: 'a' });
  });

  it('lists the tenants', async () => {
    const [open, blocked] = [await makeTenant(server), await makeTenant(server)];
    const sql = `update tenants set blocked_at = now() where id = '${blocked.id}'`;
    await asOwner(server.ownerUrl, sql);
    const { output } = await cli('tenant list');
    const words = output.split('\n').map((line) => line.split(/ {2,}/));
    for (const [{ name }, ...state] of [[open], [blocked, '(blocked)']] as const) {
      const address = `https://${name}.planning.example.nl`;
      expect(words).toContainEqual([name, `Bedrijf ${name}`, address, ...state]);
    }
  });

  it('prints a link for a new password, also for an invited user', async () => {
    const tenant = await makeTenant(server);
    await makeUser(tenant, { username: 'jansen' });
    await makeUser(tenant, { username: 'nieuw', hasPassword: false });
    const reset = await cli(`user reset-password --tenant ${tenant.name} --username Jansen`);
    expect(linesOf(reset)).toEqual([
      expect.stringMatching(
        `^Link for jansen to choose a new password: https://${tenant.name}.planning.example.nl/password-reset#token=`,
      ),
      'The link works once, within 1 hour.',
    ]);
    const browser = browse(server, tenant);
    await browser.call(session.check);
    const body = { token: tokenIn(reset.output), newPassword: NEW_PASSWORD };
    await browser.get(session.resetPassword, { body });
    expect((await browser.login('jansen', NEW_PASSWORD)).statusCode).toBe(200);
    const first = await cli(`user reset-password --tenant ${tenant.name} --username nieuw`);
    expect(first.output).toContain('/account-activation#token=');
    expect(await log(tenant)).toEqual(['password-reset-sent jansen', 'password-reset-sent nieuw']);
  });

  it('sets a temporary password, which ends the sessions and must be changed', async () => {
    const tenant = await makeTenant(server);
    const user = await makeUser(tenant, { username: 'jansen' });
    const before = await browseAs(server, tenant, user);
    const { output } = await cli(
      `user reset-password --tenant ${tenant.name} --username jansen --temporary`,
    );
    expect(await before.statusOfCheck()).toBe(401);
    const answer = await browse(server, tenant).login('jansen', passwordIn(output));
    expect(answer.json()).toMatchObject({ userType: 'admin', needsPasswordChange: true });
    expect(await log(tenant)).toEqual(['temporary-password jansen']);
  });

  it('creates, resets and deactivates a god account, for all tenants', async () => {
    const [one, other] = [await makeTenant(server), await makeTenant(server)];
    const username = `god-${randomUUIDv7()}`;
    const made = await cli(`god create --username ${username} --email god@example.nl`);
    const browser = browse(server, one);
    expect((await browser.login(username, passwordIn(made.output))).json()).toMatchObject({
      userType: 'god',
      needsPasswordChange: true,
    });
    const reset = await cli(`god reset-password --username ${username}`);
    expect(await browser.statusOfCheck()).toBe(401);
    const elsewhere = browse(server, other);
    expect((await elsewhere.login(username, passwordIn(reset.output))).statusCode).toBe(200);
    const { id = '' } = (await findGod(openGlobalTables(server.database.pool), username)) ?? {};
    await makeApp(one, { id, username, employeeId: null, godEpoch: 1 });
    await cli(`god reset-factors --username ${username}`);
    expect(await elsewhere.statusOfCheck()).toBe(401);
    const whole = await browse(server, other).login(username, passwordIn(reset.output));
    expect(whole.json()).toMatchObject({ factorStep: 'set-up' });
    const closed = await cli(`god deactivate --username ${username}`);
    expect(closed).toEqual({ code: 0, output: `The god account ${username} is deactivated.\n` });
    expect(await elsewhere.statusOfCheck()).toBe(401);
    const again = browse(server, other).login(username, passwordIn(reset.output));
    expect((await again).json()).toMatchObject({ code: 'login-failed' });
    const events = ['user-created', 'temporary-password', 'factors-reset', 'user-changed'];
    for (const tenant of [one, other]) {
      expect(await log(tenant)).toEqual(events.map((event) => `${event} ${username}`));
    }
  });

  it('rejects invalid commands with one sentence and exit code 1', async () => {
    const tenant = await makeTenant(server);
    await makeUser(tenant, { username: `user-of-${tenant.name}` });
    await makeUser(tenant, { username: 'weg', active: false });
    const god = await makeUser(tenant, { userType: 'god' });
    const create = (name: string, rest: string) =>
      `tenant create --name ${name} --display-name X --admin-email a@example.nl ${rest}`;
    const rejections = [
      [
        create(tenant.name, '--admin-username a'),
        `Another tenant has the name ${tenant.name}, or lists its default host.`,
      ],
      [
        create('nieuw', `--admin-username a --host ${tenant.name}.planning.example.nl`),
        `Another tenant has the host ${tenant.name}.planning.example.nl.`,
      ],
      [
        create('nieuw', '--admin-username a --host https://example.nl'),
        '--host must be the name of a host, without a port, such as planning.example.nl.',
      ],
      [
        create('nieuw', `--admin-username ${god.username}`),
        `A god account has the username ${god.username}.`,
      ],
      [create('nieuw', ''), "Required option '--admin-username <username>' not specified."],
      ['user reset-password --tenant nergens --username a', 'There is no tenant nergens.'],
      [
        `user reset-password --tenant ${tenant.name} --username niemand`,
        `There is no user niemand in tenant ${tenant.name}.`,
      ],
      [
        `user reset-password --tenant ${tenant.name} --username weg`,
        `The user weg of tenant ${tenant.name} is not active.`,
      ],
      [
        `god create --username user-of-${tenant.name} --email a@example.nl`,
        `Tenant ${tenant.name} has a user user-of-${tenant.name}; choose another name.`,
      ],
      ['god deactivate --username jansen', 'There is no god account jansen.'],
    ] as const;
    for (const [line, sentence] of rejections) {
      expect(await cli(line)).toEqual({ code: 1, output: `${sentence}\n` });
    }
  });
});
