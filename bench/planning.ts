/** Measures the planning board's calls: the plans of its list as tables grow, a large month, 500 moves. See docs/benchmarks.md. */
import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { ListedItem } from '@ploegplan/contract/planning/schemas';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { readAppSql } from './app-sql.ts';
import { fill, readSubject, type Size, subject } from './fill.ts';
import { median } from './load.ts';
import { explain } from './plans.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1e4,1e5,1e6' } } });
const credentials = { username: 'voorman', password: 'een-lang-wachtwoord' };
const ROUNDS = 7;
const MOVES = 500;
const { from } = subject.week;

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);

/** A material on every third item and a photo on every tenth; fill leaves foreign keys off. */
const belongings = `
  insert into materials (tenant_id, id, name) select id, uuidv7(), 'Hoogwerker' from tenants;
  insert into planning_item_materials (tenant_id, planning_item_id, material_id)
    select i.tenant_id, i.id, m.id from (select *, row_number() over (order by id) as n from planning_items) i
      join materials m on m.tenant_id = i.tenant_id where n % 3 = 0 order by i.id;
  insert into images (tenant_id, id, planning_item_id, filename, stored_file_id)
    select tenant_id, uuidv7(), id, 'foto.jpg', id
      from (select *, row_number() over (order by id) as n from planning_items) i where n % 10 = 0 order by i.id;
  analyze`;

/** Runs work on an app with a filled database of its own. */
async function on(size: Size, work: (ownerUrl: string, address: string) => Promise<void>) {
  const name = `bench_${randomUUIDv7().slice(-12)}`;
  const admin = new Client({ connectionString: ownerUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(ownerUrl);
  url.pathname = name;
  await (await openDatabase(url.href)).close();
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  await fill(owner, size, await hashPassword(credentials.password));
  await owner.query(belongings);
  await owner.end();
  {
    await using app = await startApp({ ownerUrl: url.href, dataDir });
    await work(url.href, app.address);
  }
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

/** Milliseconds until the whole answer is there and decompressed. */
async function timed(work: () => Promise<Response>): Promise<{ ms: number; text: string }> {
  const start = performance.now();
  const response = await work();
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok) throw new Error(text);
  return { ms, text };
}

for (const items of values.sizes.split(',').map(Number)) {
  const size = { tenants: 50, items, itemsInWeek: 3_000, employees: 100 };
  await on(size, async (ownerUrl, address) => {
    await signIn(address, credentials);
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    const { pool, close } = await openDatabase(ownerUrl, { maxConnections: 2 });
    const sql = await readAppSql(pool, await readSubject(owner));
    await explain(pool, sql.opening, sql.planning);
    const [plan] = await explain(pool, sql.opening, sql.planning);
    await close();
    await owner.end();
    if (!plan) throw new Error('No plan');
    const scans = [...new Set(plan.scans)].join(', ');
    console.log(`${items} items: ${plan.buffers} buffers, ${plan.ms.toFixed(1)} ms, by ${scans}`);
  });
}

const large = { tenants: 2, items: 20_000, itemsInWeek: 15_000, days: 30, employees: 500 };
await on(large, async (_, address) => {
  const headers = await signIn(address, credentials);
  const list = (first: string, last: string) =>
    timed(() => fetch(`${address}/api/planning?from=${first}&to=${last}`, { headers }));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push((await list(addDays(from, -round), addDays(from, 30))).ms);
  }
  const { text } = await list(from, addDays(from, 29));
  const planned = JSON.parse(text) as ListedItem[];
  const perItem = (text.length / planned.length).toFixed(1);
  console.log(
    `a month of ${planned.length} items: ${median(times).toFixed(0)} ms (from ${Math.min(...times).toFixed(0)}), ${perItem} bytes an item`,
  );

  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '');
  let versions = planned.slice(0, MOVES);
  const moves: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const edits = versions.map(({ id, version, date }) => ({
      kind: 'change',
      id,
      version,
      values: { date: addDays(date, round % 2 === 0 ? 1 : -1) },
    }));
    const { ms, text: answer } = await timed(() =>
      fetch(`${address}/api/planning/edits`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify({ edits }),
      }),
    );
    moves.push(ms);
    versions = (JSON.parse(answer) as { items: typeof planned }).items;
  }
  console.log(`${MOVES} moves in one set: ${median(moves).toFixed(0)} ms`);
  const quarter = `from=${addDays(from, -150)}&to=${addDays(from, 149)}`;
  const weeks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    weeks.push(
      (await timed(() => fetch(`${address}/api/planning/weeks?${quarter}`, { headers }))).ms,
    );
  }
  console.log(`hours by week over 300 days: ${median(weeks).toFixed(0)} ms`);
});
