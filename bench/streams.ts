/** Measures the cost of a thousand open event streams, and the delay of a change. See docs/benchmarks.md. */
import { createHmac, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { SESSION_COOKIE, sessionExpiry } from '@ploegplan/server/platform/sessions/cookie';
import { readAppKeys } from '@ploegplan/server/platform/sessions/keys';
import { startSession } from '@ploegplan/server/platform/sessions/repository';
import { globalTables } from '@ploegplan/server/platform/tenants/directory';
import { makePlanningItem, makeTenant, makeUser } from '@ploegplan/server/test/factories';
import { putLoad } from './load.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';

const STREAMS = 1_000;
const STREAMS_PER_USER = 8;
const CHANGES = 50;
const SECONDS = 5;

const log = (message: string) =>
  console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const database = await openDatabase(ownerUrl, { maxConnections: 4 });
running.defer(() => database.close());
const tenant = await makeTenant({ database });
await tenant.transact((tx) =>
  tx.insertInto('tenant_hosts').values({ host: '127.0.0.1', tenant_id: tenant.id }).execute(),
);
const { id: itemId } = await makePlanningItem(tenant);
const keys = await readAppKeys(globalTables(database.pool));
const app = running.use(await startApp({ ownerUrl, dataDir }));

const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The cookie of a new session, without a login. */
async function createSession(): Promise<string> {
  const account = await makeUser(tenant, { hasPassword: false });
  const sid = randomUUIDv7();
  await tenant.transact((tx) =>
    startSession(tx, { id: sid, account, expiresAt: sessionExpiry(), userAgent: '' }),
  );
  const iat = Math.floor(Date.now() / 1_000);
  const head = base64url({ alg: 'HS256', typ: 'JWT', kid: keys.id });
  const text = `${head}.${base64url({ sid, tid: tenant.id, iat, exp: iat + 3_600 })}`;
  const signature = createHmac('sha256', keys.sessionTokens).update(text).digest('base64url');
  return `${SESSION_COOKIE}=${text}.${signature}`;
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
running.defer(() => agent.destroy());
let arrivals: number[] = [];

async function openStream(cookie: string): Promise<void> {
  const request = get(`${app.address}/api/events`, { agent, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200)
    throw new Error(`A stream was rejected with ${response.statusCode}`);
  response.on('data', (data: Buffer) => {
    if (data.includes('event: change')) arrivals.push(performance.now());
    if (data.includes('event: end')) throw new Error('A stream was ended');
  });
}

/** Changes a planning item and returns, for each stream, the milliseconds from the commit to the arrival of the event. */
async function change(): Promise<number[]> {
  arrivals = [];
  await tenant.transact((tx) =>
    tx
      .updateTable('planning_items')
      .set({ description: randomUUIDv7() })
      .where('id', '=', itemId)
      .execute(),
  );
  const committed = performance.now();
  const limit = committed + 10_000;
  while (arrivals.length < STREAMS && performance.now() < limit) await sleep(1);
  if (arrivals.length !== STREAMS)
    throw new Error(`Only ${arrivals.length} streams received the change`);
  return arrivals.map((at) => Math.max(0, at - committed));
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

const cookie = await createSession();
const normal = () =>
  putLoad(app, '/api/planning?from=2030-01-07&to=2030-01-13', { cookie }, SECONDS);

log('Warming up');
await normal();
const without = await normal();
const memoryBefore = await app.memoryBytes();

log(`Opening ${STREAMS} streams`);
for (let count = 0; count < STREAMS; count += STREAMS_PER_USER) {
  const own = await createSession();
  await Promise.all(Array.from({ length: STREAMS_PER_USER }, () => openStream(own)));
}
await sleep(5_000);
const memoryAfter = await app.memoryBytes();

log(`Making ${CHANGES} changes`);
const delays: number[] = [];
for (let count = 0; count < CHANGES; count += 1) {
  delays.push(...(await change()));
  await sleep(50);
}

log('Measuring under load');
const idle = await normal();
const stop = new AbortController();
const changing = (async () => {
  while (!stop.signal.aborted) {
    await change();
    await sleep(100);
  }
})();
const busy = await normal();
stop.abort();
await changing;

const kilobytes = Math.round((memoryAfter - memoryBefore) / STREAMS / 1_024);
console.log(`| what | measured |
| --- | --- |
| memory of the server per open stream; of ${STREAMS} | ${kilobytes} kB; ${Math.round((kilobytes * STREAMS) / 1_024)} MB |
| commit to arrival, all ${STREAMS} streams, p50 / p99 | ${percentile(delays, 0.5).toFixed(0)} / ${percentile(delays, 0.99).toFixed(0)} ms |
| p99 of a normal request, no streams | ${without.p99Ms} ms |
| p99 of a normal request, ${STREAMS} streams | ${idle.p99Ms} ms |
| p99 of a normal request, ${STREAMS} streams and some 8 changes a second | ${busy.p99Ms} ms |`);
