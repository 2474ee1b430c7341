import { audit } from '@ploegplan/contract/audit/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { hosting } from '@ploegplan/contract/hosting/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browse, browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { emptyDisk, filesOnDisk } from '../../../test/calls/uploads.ts';
import { makeClient, makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { makeWorld } from '../../../test/data/world.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ silenceSeconds: 4 });

let doomed: TestTenant;
let home: TestTenant;
let god: TestBrowser;
beforeEach(async () => {
  doomed = await makeTenant(server);
  home = await makeTenant(server);
  god = await browseAs(server, home, await makeUser(home, { userType: 'god' }));
});

const params = () => ({ id: doomed.id });
const plan = (displayName = `Bedrijf ${doomed.name}`) =>
  god.call(hosting.planDeletion, { params: params(), body: { displayName } });
const makeDue = () =>
  asOwner(
    server.ownerUrl,
    `update tenants set deletes_at = now() - interval '1 second' where id = '${doomed.id}'`,
  );

/** How many rows each table has of a tenant, by the catalogue; tables without one are left out. */
async function rowsOf({ id }: TestTenant): Promise<Record<string, number>> {
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`set app.tenant_id = '${id}'`);
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'host_log' order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await owner.query<{ count: string }>(
        `select count(*) from ${name} where tenant_id = '${id}'`,
      );
      const count = Number(rows[0]?.count);
      if (count > 0) counts[name] = count;
    }
    return counts;
  } finally {
    await owner.end();
  }
}

const jobsOf = async ({ id }: TestTenant) =>
  (
    await server.database.pool.query(
      `select from pgboss.job where data ->> 'tenantId' = $1 and name <> 'tenant-deletions'`,
      [id],
    )
  ).rowCount;

describe('the deletion of a tenant', () => {
  it('is planned by a god who repeats its name, for thirty days later, and shown in its log and that of the host', async () => {
    const wrong = await plan('Een ander bedrijf');
    expect(wrong.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'displayName', code: 'different' }],
    });
    const { deletesAt } = (await plan()).json<{ deletesAt: string }>();
    expect((Date.parse(deletesAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    expect((await plan()).json()).toMatchObject({ deletesAt });
    const admin = await browseAs(server, doomed, await makeUser(doomed));
    const { entries } = await admin.get(audit.list, { query: { about: 'company' } });
    expect(entries).toMatchObject([
      {
        event: 'tenant-deletion-planned',
        actorKind: 'god',
        details: { deletesOn: getToday(new Date(deletesAt)) },
      },
    ]);
    const [entry] = await god.get(hosting.log);
    expect(entry).toMatchObject({
      event: 'tenant-deletion-planned',
      tenantName: `Bedrijf ${doomed.name}`,
    });
  });

  it('is not of the tenant of the own session, and not by an admin', async () => {
    const own = await god.call(hosting.planDeletion, {
      params: { id: home.id },
      body: { displayName: `Bedrijf ${home.name}` },
    });
    expect(own.json()).toMatchObject({ code: 'forbidden' });
  });

  it('does nothing before its time, nor when it was withdrawn', async () => {
    await plan();
    await server.deletions.delete(doomed.id);
    expect(await browse(server, doomed).get(tenants.current)).toMatchObject({ name: doomed.name });
    await makeDue();
    expect(await god.get(hosting.withdrawDeletion, { params: params() })).toMatchObject({
      deletesAt: null,
    });
    await server.deletions.delete(doomed.id);
    expect(await browse(server, doomed).get(tenants.current)).toMatchObject({ name: doomed.name });
    expect((await god.get(hosting.log)).map(({ event }) => event).slice(0, 2)).toEqual([
      'tenant-deletion-withdrawn',
      'tenant-deletion-planned',
    ]);
  });

  it('leaves no row, file or job of it, and those of others alone', async () => {
    const world = await makeWorld(server, doomed, await makeUser(doomed));
    await world.image();
    await world.storedDocument();
    await world.dataExport();
    await world.jobFailure();
    const other = await makeWorld(server, home, await makeUser(home));
    await other.image();
    const before = { rows: await rowsOf(doomed), ofOthers: await rowsOf(home) };
    expect(Object.keys(before.rows).length).toBeGreaterThan(25);
    expect(await jobsOf(doomed)).toBeGreaterThan(0);
    await plan();
    await makeDue();
    await server.deletions.delete(doomed.id);
    expect(await rowsOf(doomed)).toEqual({});
    expect(await jobsOf(doomed)).toBe(0);
    expect(await filesOnDisk(server, doomed)).toEqual(emptyDisk);
    expect(await rowsOf(home)).toMatchObject(before.ofOthers);
    expect((await filesOnDisk(server, home)).stored).not.toEqual([]);
    expect((await browse(server, doomed).call(tenants.current)).json()).toMatchObject({
      code: 'unknown-host',
    });
    const [entry] = await god.get(hosting.log);
    expect(entry).toMatchObject({ event: 'tenant-deleted', tenantName: `Bedrijf ${doomed.name}` });
    // A job that is repeated after a crash.
    await server.deletions.delete(doomed.id);
  });

  it('may take longer than a connection may be silent', async () => {
    await makeClient(doomed);
    await asOwner(
      server.ownerUrl,
      `create function rest() returns trigger language plpgsql as $$ begin perform pg_sleep(5); return old; end $$;
      create trigger slow before delete on clients for each row execute function rest()`,
    );
    onTestFinished(() => asOwner(server.ownerUrl, 'drop function rest cascade'));
    await plan();
    await makeDue();
    await server.deletions.delete(doomed.id);
    expect(await rowsOf(doomed)).toEqual({});
  });

  it('is due by the clock of the database, when that of the node is behind', async () => {
    await plan();
    await makeDue();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await server.deletions.delete(doomed.id);
    expect(await rowsOf(doomed)).toEqual({});
  });

  it('is refused by the database before its time', async () => {
    await expect(
      doomed.transact((tx) => sql`select delete_tenant(${doomed.id})`.execute(tx)),
    ).rejects.toThrow('is not due for deletion');
  });

  it('is recorded in a log that the server cannot change', async () => {
    const { pool } = server.database;
    await expect(pool.query(`update host_log set actor_name = 'x'`)).rejects.toThrow(
      'permission denied for table host_log',
    );
    await expect(pool.query('delete from host_log')).rejects.toThrow(
      'permission denied for table host_log',
    );
  });
});
