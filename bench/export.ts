/** Measures the memory and time of an export of all data of a company, through a kill in the middle. See docs/benchmarks.md. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOwner } from '@ploegplan/server/platform/backup/owner';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { SESSION_COOKIE } from '@ploegplan/server/platform/sessions/cookie';
import {
  makeClient,
  makeEmployee,
  makeProject,
  makeTenant,
  makeUser,
} from '@ploegplan/server/test/factories';
import { openSessionMint } from '@ploegplan/server/test/session-mint';
import { sql } from 'kysely';
import { watchMemory } from './memory.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';

const ITEMS = Number(process.env.ITEMS ?? 100_000);
const PHOTOS = Number(process.env.PHOTOS ?? 5_000);
const PHOTO_BYTES = 300 * 1024;
const HOST = '127.0.0.1';

interface Export {
  state: string;
  done: number;
  total: number;
  sizeBytes: number | null;
}

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const database = await openDatabase(ownerUrl, { maxConnections: 4, silenceSeconds: 600 });
running.defer(() => database.close());

const tenant = await makeTenant({ database });
const client = await makeClient(tenant);
const project = await makeProject(tenant, { client_id: client });
const employee = await makeEmployee(tenant);
const { username } = await makeUser(tenant, { hasPassword: false });
await tenant.transact(async (tx) => {
  await sql`set local statement_timeout = 0`.execute(tx);
  await tx.insertInto('tenant_hosts').values({ host: HOST, tenant_id: tenant.id }).execute();
  await sql`insert into planning_items (id, project_id, date, start_time, end_time, description)
    select gen_random_uuid(), ${project}, date '2020-01-01' + (n % 2000), '07:00', '16:00', 'Werk aan gevel ' || n
    from generate_series(1, ${ITEMS}::int) n`.execute(tx);
  await sql`insert into planning_assignments (planning_item_id, employee_id, date, hours_worked, notes)
    select id, ${employee}, date, 8, 'Gedaan' from planning_items`.execute(tx);
  await sql`insert into stored_files (id, content_type, size_bytes, width, height, state)
    select gen_random_uuid(), 'image/jpeg', ${PHOTO_BYTES}, 100, 100, 'stored' from generate_series(1, ${PHOTOS}::int)`.execute(
    tx,
  );
  await sql`insert into images (id, project_id, stored_file_id, filename)
    select gen_random_uuid(), ${project}, id, id || '.jpg' from stored_files`.execute(tx);
});
const ids = await tenant.transact((tx) => tx.selectFrom('stored_files').select('id').execute());
const photo = randomBytes(PHOTO_BYTES);
for (const { id } of ids) {
  const folder = path.join(dataDir, 'files', tenant.id, id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'original'), photo);
}

// As autovacuum would have done with a company's rows long ago.
await asOwner(ownerUrl, (owner) => owner.query('analyze'));

const mint = await openSessionMint(database);
const session = `${SESSION_COOKIE}=${await mint.mint(HOST, username)}`;

/** Waits until the export fulfils a condition. */
async function until(address: string, holds: (one: Export) => boolean): Promise<Export> {
  for (;;) {
    const answer = await fetch(`${address}/api/data-exports`, { headers: { cookie: session } });
    const [one] = (await answer.json()) as Export[];
    if (one && holds(one)) return one;
    await sleep(200);
  }
}

async function begin(address: string): Promise<void> {
  const first = await fetch(`${address}/api/check-jwt`, { headers: { cookie: session } });
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join())?.[1] ?? '';
  await fetch(`${address}/api/data-exports`, {
    method: 'POST',
    headers: {
      cookie: `${session}; XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'content-type': 'application/json',
    },
    body: '{}',
  });
}

const killed = await startApp({ ownerUrl, dataDir });
await begin(killed.address);
const half = await until(killed.address, ({ done, total }) => total > 0 && done > total / 2);
process.kill(killed.pid, 'SIGKILL');
await killed[Symbol.asyncDispose]();
console.log(`Killed after ${half.done} of ${half.total} parts.`);

await using again = await startApp({ ownerUrl, dataDir });
const restarted = performance.now();
await until(again.address, ({ state, done, total }) => state === 'running' && done < total / 2);
const begun = performance.now();
const idle = await again.memoryBytes();
let ready: Export | undefined;
const { rise } = await watchMemory(again.pid, async () => {
  ready = await until(again.address, ({ state }) => state === 'ready');
});
const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0);
console.log(`Made again ${((begun - restarted) / 1_000).toFixed(0)} s after the restart.`);
console.log(
  `${ITEMS} items, ${PHOTOS} photos: ${((ready?.sizeBytes ?? 0) / 1024 ** 2).toFixed(0)} MB in ${seconds(begun)} s, ` +
    `the server's memory rose by at most ${rise.toFixed(0)} MB, to ${(idle / 1024 ** 2 + rise).toFixed(0)} MB.`,
);
