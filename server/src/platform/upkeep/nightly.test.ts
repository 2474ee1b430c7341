import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { installationOf, neverClosing } from '../../../test/servers/night.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { record } from '../audit/log.ts';
import { issueLinkToken } from '../sessions/login-tokens.ts';
import { readUpkeepFigures, removeOldWhenDue } from './nightly.ts';

const server = useOwnServer();
const remove = (moment: string, closing = neverClosing()) =>
  removeOldWhenDue(installationOf(server), closing, new Date(moment));

const count = async (table: string, where = 'true') => {
  const { rows } = await server.database.pool.query(
    `select count(*) as count from ${table} where ${where}`,
  );
  return rows[0].count;
};

const countOf = (tenant: TestTenant, table: 'audit_log' | 'sessions' | 'login_tokens') =>
  tenant.transact(async (tx) => {
    const rows = await tx.selectFrom(table).select('tenant_id').execute();
    return rows.length;
  });

async function writeMail(name: string, changed: string): Promise<void> {
  const folder = path.join(server.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), 'mail');
  await utimes(path.join(folder, name), new Date(changed), new Date(changed));
}

it('removes what is no longer kept once a day, from four in the morning, and keeps its figures', async () => {
  const [limited, unlimited] = [await makeTenant(server), await makeTenant(server)];
  await asOwner(
    server.ownerUrl,
    `update tenants set audit_log_months = 12 where id = '${limited.id}'`,
  );
  const actor = { kind: 'nobody', id: null, name: '' } as const;
  for (const tenant of [limited, unlimited]) {
    for (const event of ['login', 'logout'] as const) {
      await tenant.transact((tx) => record(tx, { event, actor }));
    }
    const user = await makeUser(tenant);
    await tenant.transact((tx) =>
      issueLinkToken(tx, { userId: user.id, purpose: 'password-reset' }),
    );
    const userAgent = { user_agent: '', user_id: user.id };
    await tenant.transact((tx) =>
      tx
        .insertInto('sessions')
        .values([
          { ...userAgent, id: crypto.randomUUID(), expires_at: new Date('2031-05-06T10:00Z') },
          { ...userAgent, id: crypto.randomUUID(), expires_at: new Date('2031-05-09T10:00Z') },
        ])
        .execute(),
    );
  }
  await asOwner(
    server.ownerUrl,
    `update audit_log set at = '2030-05-07T00:00Z' where event = 'login';
     update audit_log set at = '2030-05-09T00:00Z' where event = 'logout';
     insert into rate_limits (key, points, expire) values
       ('old', 1, extract(epoch from '2031-05-07'::date) * 1000), ('new', 1, extract(epoch from '2031-06-01'::date) * 1000);
     insert into pgboss.job (name, state, completed_on) values
       ('dead-letters', 'completed', '2031-04-01'), ('dead-letters', 'completed', '2031-05-01')`,
  );
  await writeMail('old.eml', '2031-04-01');
  await writeMail('new.eml', '2031-05-01');

  await remove('2031-05-08T03:59+02:00');
  expect(await countOf(limited, 'sessions')).toBe(2);
  await Promise.all([remove('2031-05-08T04:00+02:00'), remove('2031-05-08T04:00+02:00')]);

  expect(await countOf(limited, 'audit_log')).toBe(1);
  expect(await countOf(unlimited, 'audit_log')).toBe(2);
  for (const tenant of [limited, unlimited]) {
    expect(await countOf(tenant, 'sessions')).toBe(1);
    expect(await countOf(tenant, 'login_tokens')).toBe(0);
  }
  expect(await count('rate_limits')).toBe(1);
  expect(await count('pgboss.job', `name = 'dead-letters'`)).toBe(1);
  expect(await readdir(path.join(server.dataDir, 'outbox'))).toEqual(['new.eml']);
  const removed = {
    outboxMails: 1,
    deadLetters: 1,
    sessions: 2,
    loginTokens: 2,
    hireEnds: 0,
    keptAnswers: 0,
    webhookDeliveries: 0,
    previews: 0,
    throttles: 1,
    auditEntries: 1,
    runs: 0,
  };
  expect(await readUpkeepFigures(server.database.pool)).toMatchObject({
    error: null,
    removed,
    total: removed,
  });
  await remove('2031-05-08T23:00+02:00');
  expect((await readUpkeepFigures(server.database.pool)).total).toEqual(removed);
  await remove('2031-05-11T04:00+02:00');
  const { removed: second, total } = await readUpkeepFigures(server.database.pool);
  expect([second.sessions, total.sessions]).toEqual([2, 4]);
});

it('begins no other removal once the app is closed, and leaves the rest to the next night', async () => {
  const expired = `insert into rate_limits (key, points, expire) values ('expired', 1, 1)`;
  await server.database.pool.query(expired);
  await remove('2031-06-01T05:00+02:00', AbortSignal.abort());
  const stopped = await readUpkeepFigures(server.database.pool);
  expect(stopped).toMatchObject({ finishedAt: expect.any(Date), error: null, removed: {} });
  expect(await count('rate_limits', `key = 'expired'`)).toBe(1);
  await remove('2031-06-02T05:00+02:00');
  expect(await count('rate_limits', `key = 'expired'`)).toBe(0);
});

it('limits the logs of the other companies when that of one fails', async () => {
  const tenants = [await makeTenant(server), await makeTenant(server), await makeTenant(server)];
  const [first, failing, last] = tenants.map(({ id }) => `'${id}'`);
  const actor = { kind: 'nobody', id: null, name: '' } as const;
  for (const tenant of tenants) {
    await tenant.transact((tx) => record(tx, { event: 'login', actor }));
  }
  await asOwner(
    server.ownerUrl,
    `update tenants set audit_log_months = 12 where id in (${first}, ${failing}, ${last});
     update audit_log set at = '2030-01-01' where tenant_id in (${first}, ${failing}, ${last});
     create function refuse() returns trigger language plpgsql as $$ begin raise exception 'The disk is broken'; end $$;
     create trigger refuse before delete on audit_log for each row when (old.tenant_id = ${failing}) execute function refuse()`,
  );
  await expect(remove('2031-06-10T05:00+02:00')).rejects.toThrow('The disk is broken');
  const entries = await Promise.all(tenants.map((tenant) => countOf(tenant, 'audit_log')));
  expect(entries).toEqual([0, 1, 0]);
  await asOwner(server.ownerUrl, 'drop trigger refuse on audit_log; drop function refuse()');
  await remove('2031-06-11T05:00+02:00');
  expect((await readUpkeepFigures(server.database.pool)).removed.auditEntries).toBe(1);
});

it('records what failed, and removes the rest', async () => {
  await writeMail('old.eml', '2031-04-01');
  const folder = path.join(server.dataDir, 'outbox');
  await mkdir(path.join(folder, 'folder.eml'), { recursive: true });
  await utimes(path.join(folder, 'folder.eml'), new Date(0), new Date(0));
  await expect(remove('2031-07-01T05:00+02:00')).rejects.toThrow(AggregateError);
  const { error, removed } = await readUpkeepFigures(server.database.pool);
  expect(error).toContain('folder.eml');
  expect(removed).toMatchObject({
    outboxMails: 1,
    sessions: expect.any(Number),
    throttles: expect.any(Number),
  });
});
