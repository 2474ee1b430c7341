import { randomUUIDv7 } from 'node:crypto';
import { account } from '@ploegplan/contract/account/endpoints';
import { announcements } from '@ploegplan/contract/announcements/endpoints';
import { hosting } from '@ploegplan/contract/hosting/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { makeWorld } from '../../../test/data/world.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { recordFailure } from '../../platform/jobs/failures.ts';

const server = useOwnServer();
const { tenant, user, browser: admin } = useVisitor(server);

let god: TestBrowser;
beforeEach(async () => {
  const home = await makeTenant(server);
  god = await browseAs(server, home, await makeUser(home, { userType: 'god' }));
});

const useOf = async () => (await god.get(hosting.use)).find(({ id }) => id === tenant.id);

describe('GET /admin/use', () => {
  it('tells of each tenant its users, last use, storage and what failed', async () => {
    const world = await makeWorld(server, tenant, user);
    await world.image();
    await world.jobFailure();
    await admin.get(account.get);
    const used = await useOf();
    expect(used).toMatchObject({ failedJobs: 1, failedMails: 0 });
    expect(used?.users).toBeGreaterThanOrEqual(3);
    expect(used?.storageBytes).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(600_000);
  });
});

describe('a job that was given up', () => {
  const giveUpMail = () =>
    tenant.transact((tx) =>
      recordFailure(tx, {
        id: randomUUIDv7(),
        queue: 'account-mail',
        data: {
          kind: 'to-user',
          tenantId: tenant.id,
          userId: user.id,
          mail: 'account-activation',
          requested: false,
        },
        reason: '550 No such mailbox',
      }),
    );

  it('is listed with the reason and for whom it was, and counted as a mail', async () => {
    await giveUpMail();
    const failures = await god.get(hosting.failures, { params: { id: tenant.id } });
    expect(failures).toMatchObject([
      { queue: 'account-mail', reason: '550 No such mailbox', recipient: user.username },
    ]);
    expect(await useOf()).toMatchObject({ failedJobs: 0, failedMails: 1 });
  });

  it('is tried again once', async () => {
    await giveUpMail();
    const [failure] = await god.get(hosting.failures, { params: { id: tenant.id } });
    const params = { id: tenant.id, failure: failure?.id ?? '' };
    await god.get(hosting.retry, { params });
    expect((await god.call(hosting.retry, { params })).statusCode).toBe(404);
    expect(await god.get(hosting.failures, { params: { id: tenant.id } })).toEqual([]);
    const { rows } = await server.database.pool.query(
      `select name, data ->> 'userId' as "userId" from pgboss.job where data ->> 'tenantId' = $1`,
      [tenant.id],
    );
    expect(rows).toEqual([{ name: 'account-mail', userId: user.id }]);
  });
});

describe('an announcement', () => {
  const announce = async (startsAt: Date, endsAt: Date) => {
    const id = randomUUIDv7();
    const body = {
      id,
      text: 'Onderhoud',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
    await god.get(hosting.announce, { body });
    return id;
  };
  const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const idsFor = async (browser: TestBrowser) =>
    (await browser.get(announcements.list)).map(({ id }) => id);

  it('is shown to the users of all tenants until it ends, or a user closes it', async () => {
    const id = await announce(fromNow(-1), fromNow(60));
    const employee = await browseAs(
      server,
      tenant,
      await makeUser(tenant, { userType: 'employee' }),
    );
    expect(await idsFor(admin)).toContain(id);
    expect(await idsFor(employee)).toContain(id);
    await employee.get(announcements.dismiss, { body: { id } });
    await employee.get(announcements.dismiss, { body: { id } });
    expect(await idsFor(employee)).not.toContain(id);
    expect(await idsFor(admin)).toContain(id);
    await god.get(hosting.removeAnnouncement, { params: { id } });
    expect(await idsFor(admin)).not.toContain(id);
  });

  it('has ended for everybody, the host included', async () => {
    const id = await announce(fromNow(-60), fromNow(-1));
    expect(await idsFor(admin)).not.toContain(id);
    expect((await god.get(hosting.announcements)).map((entry) => entry.id)).not.toContain(id);
  });

  it('must end after it begins', async () => {
    const body = {
      text: 'Onderhoud',
      startsAt: '2026-11-23T20:00:00Z',
      endsAt: '2026-11-23T19:00:00Z',
    };
    const response = await god.call(hosting.announce, { body });
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field: 'endsAt' }] });
  });
});
