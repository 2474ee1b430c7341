import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStream, pollOptions } from '../../../test/calls/event-reader.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { bothPlaces } from '../../../test/data/backup-places.ts';
import { makeDocument, makeUser } from '../../../test/data/factories.ts';
import { installationOf, neverClosing } from '../../../test/servers/night.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { recordComplete, recordFailed } from '../backup/runs.ts';
import { StartError } from '../start-error.ts';
import { removeOldWhenDue } from '../upkeep/nightly.ts';
import { createDatabaseFigures } from './figures.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './server.ts';

const metrics = new Metrics();
const backups = bothPlaces('/srv/backups');
const server = useOwnServer({ mail: true, metrics, backups });
const { tenant, browser: office } = useVisitor(server);
let metricsServer: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  metricsServer = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(() => metricsServer.close());

const ask = (path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${metricsServer.port}${path}`, { method });

const lines = async () => (await (await ask()).text()).split('\n');

/** The value of a series, as it is named in the text; undefined when it is not there. */
async function seriesValue(series: string): Promise<number | undefined> {
  const line = (await lines()).find((value) => value.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('GET /metrics', () => {
  it('is text that Prometheus reads, with the figures of the process', async () => {
    const response = await ask();
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await response.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it.each([
    ['/', 'GET'],
    ['/metrics', 'POST'],
  ])('is the only answer of its port: %s %s is 404', async (path, method) => {
    expect((await ask(path, method)).status).toBe(404);
  });

  it('is not served by the app', async () => {
    expect((await office.request('GET', '/metrics')).body).not.toContain('process_');
    expect((await office.request('GET', '/api/metrics')).statusCode).toBe(404);
  });

  it('counts requests by the template of the route and the status, and how long they took', async () => {
    const { id } = await office.get(clients.create, { body: { name: 'Bakker' } });
    await office.get(clients.get, { params: { id } });
    await office.request('GET', '/api/nergens/geheim');
    const series = 'method="GET",route="/api/clients/:id/details"';
    expect(await seriesValue(`ploegplan_http_requests_total{${series},status="200"}`)).toBe(1);
    expect(
      await seriesValue(`ploegplan_http_request_duration_seconds_bucket{le="10",${series}}`),
    ).toBe(1);
    const text = (await lines()).join('\n');
    expect(text).not.toContain(id);
    expect(text).not.toContain('geheim');
  });

  it('counts open streams, which have no duration', async () => {
    const stream = await openEventStream(server, office);
    const series = 'ploegplan_event_streams{kind="session"}';
    expect(await seriesValue(series)).toBe(1);
    stream.close();
    await expect.poll(() => seriesValue(series), pollOptions).toBe(0);
    expect(
      (await lines()).filter((line) => line.includes('duration') && /events/.test(line)),
    ).toEqual([]);
  });

  it('counts mails, and jobs by queue and state', async () => {
    const email = 'werknemer@example.nl';
    await makeUser(tenant, { userType: 'employee', email });
    const before = (await seriesValue('ploegplan_mails_total{result="sent"}')) ?? 0;
    await office.call(session.requestMagicLink, { body: { email } });
    await server.mailbox.waitFor(email);
    await expect
      .poll(() => seriesValue('ploegplan_mails_total{result="sent"}'), pollOptions)
      .toBe(before + 1);
    const done = 'ploegplan_jobs_handled_total{queue="account-mail",result="completed"}';
    await expect.poll(() => seriesValue(done), pollOptions).toBeGreaterThan(0);
    expect(
      await seriesValue('ploegplan_jobs{queue="account-mail",state="completed"}'),
    ).toBeGreaterThan(0);
  });

  it('tells the connections to the database and the bytes of each tenant', async () => {
    expect(await seriesValue('ploegplan_database_connections{state="limit"}')).toBe(5);
    expect(await seriesValue('ploegplan_database_waiting')).toBe(0);
    await makeDocument(tenant);
    const figures = createDatabaseFigures(server.database.pool, null);
    const storage = figures.find(({ name }) => name === 'ploegplan_storage_bytes');
    expect(await storage?.read()).toContainEqual({
      labels: { tenant: tenant.name },
      value: 1_234,
    });
  });

  it('tells the last nightly backup of each place, and how many failed since', async () => {
    const tell = (name: string, place = 'bucket') =>
      seriesValue(`ploegplan_backup_${name}{place="${place}"}`);
    expect(await tell('last_success_timestamp_seconds')).toBeUndefined();
    expect(await tell('failures')).toBe(0);
    const { pool } = server.database;
    const startedAt = new Date(Date.now() - 90_000);
    const made = { bytes: 1_234, rows: 10, files: 1, missing: [] };
    await recordComplete(pool, { startedAt, file: 'ploegplan.tar.age', ...made });
    expect(await tell('last_success_timestamp_seconds')).toBeGreaterThan(startedAt.getTime() / 1e3);
    expect(await tell('last_success_bytes')).toBe(1_234);
    expect(await tell('last_success_duration_seconds')).toBeGreaterThanOrEqual(90);
    expect(await tell('last_failure_timestamp_seconds')).toBeUndefined();
    for (const failedAt of [new Date(startedAt.getTime() - 1), new Date(), new Date()])
      await recordFailed(pool, { startedAt: failedAt, file: 'ploegplan.tar.age', error: 'ENOSPC' });
    expect(await tell('failures')).toBe(2);
    expect(await tell('last_failure_timestamp_seconds')).toBeGreaterThan(startedAt.getTime() / 1e3);
    expect(await tell('failures', 'folder')).toBe(0);
    expect(await tell('last_success_bytes', 'folder')).toBeUndefined();
  });

  it('tells what the nightly removal took away by kind, and when', async () => {
    const { pool } = server.database;
    expect(await seriesValue('ploegplan_upkeep_last_run_timestamp_seconds')).toBeUndefined();
    await pool.query(`insert into rate_limits (key, points, expire) values ('old', 1, 1)`);
    const night = new Date('2031-05-08T05:00Z');
    await removeOldWhenDue(installationOf(server), neverClosing(), night);
    expect(await seriesValue('ploegplan_upkeep_removed{kind="throttles"}')).toBeGreaterThan(0);
    expect(await seriesValue('ploegplan_upkeep_failed')).toBe(0);
    const ended = await seriesValue('ploegplan_upkeep_last_run_timestamp_seconds');
    expect(ended).toBeGreaterThan(0);
    await pool.query(`insert into upkeep_runs (day) values ('2031-05-09')`);
    expect(await seriesValue('ploegplan_upkeep_last_run_timestamp_seconds')).toBe(ended);
  });

  it.each(['backup', 'upkeep'])('reads the %s once for all its figures', async (about) => {
    const pool = new Pool({ connectionString: server.ownerUrl });
    let queries = 0;
    pool.on('acquire', () => {
      queries += 1;
    });
    const figures = createDatabaseFigures(pool, backups).filter(({ name }) =>
      name.includes(`_${about}_`),
    );
    await figures[0]?.read();
    const once = queries;
    await Promise.all(figures.map(async ({ read }) => read()));
    expect([figures.length > 1, queries]).toEqual([true, 2 * once]);
    await pool.end();
  });

  it('leaves out a figure that cannot be read, and counts that', async () => {
    metrics.addFigures([
      { name: 'test_broken', help: 'Broken', read: () => Promise.reject(new Error('No')) },
      { name: 'test_whole', help: 'Whole', read: () => [{ value: 7 }] },
    ]);
    expect(await seriesValue('test_whole')).toBe(7);
    expect(await seriesValue('test_broken')).toBeUndefined();
    expect(
      await seriesValue('ploegplan_metrics_failed_total{figure="test_broken"}'),
    ).toBeGreaterThan(0);
  });
});

it('a port that is in use fails the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(serveMetrics(new Metrics(), { host: '127.0.0.1', port })).rejects.toThrow(
    new StartError(
      `METRICS_PORT ${port} at 127.0.0.1 cannot be used (EADDRINUSE); set another, or leave it out.`,
    ),
  );
  taken.close();
});
