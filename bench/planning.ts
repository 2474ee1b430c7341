/** Measures the answers of the planning for 500 people with 15,000 items in a month, 500 moves in one set, a batch of the payroll, and a published week. See docs/benchmarks.md. */

import { addDays } from '@ploegplan/contract/dates/dates';
import type { ListedItem } from '@ploegplan/contract/planning/schemas';
import { writeDays } from '@ploegplan/server/features/planning/listed';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { runInTenant } from '@ploegplan/server/platform/tenants/transaction';
import { Client } from 'pg';
import { fill, fillPayroll, payrollMonth, subject } from './fill.ts';
import { median } from './median.ts';
import { startApp, startPostgres } from './servers.ts';
import { signIn } from './sign-in.ts';

const size = { tenants: 2, items: 20_000, itemsInWeek: 15_000, days: 30, employees: 500 };
const credentials = { username: subject.username, password: 'een-lang-wachtwoord' };
const ROUNDS = 7;
const MOVES = 500;
const { from } = subject.week;

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const { pool, close } = await openDatabase(ownerUrl);
running.defer(close);
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
await fill(owner, size, await hashPassword(credentials.password));
const { rows: tenants } = await owner.query<{ id: string }>(
  'select id from tenants where name = $1',
  [subject.tenant],
);
await fillPayroll(owner);
await owner.end();
const { address } = running.use(await startApp({ ownerUrl, dataDir }));
const headers = await signIn(address, credentials);

/** Milliseconds until the whole answer is there and decompressed. */
async function time(work: () => Promise<Response>) {
  const start = performance.now();
  const response = await work();
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok && response.status !== 304) throw new Error(text);
  return { ms, text, response };
}

const list = (first: string, last: string, validator = {}) =>
  time(() =>
    fetch(`${address}/api/planning?from=${first}&to=${last}`, {
      headers: { ...headers, ...validator },
    }),
  );

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  times.push((await list(addDays(from, -round), addDays(from, 30))).ms);
}
const { text, response } = await list(from, addDays(from, 29));
const planned = JSON.parse(text) as ListedItem[];
console.log(
  `a month of ${planned.length} items: ${median(times).toFixed(0)} ms (from ${Math.min(...times).toFixed(0)}), ` +
    `${(text.length / planned.length).toFixed(1)} bytes an item`,
);

/** The floor is the same query without the app around it; neither of both compresses. */
const scope = { tenantId: tenants[0]?.id ?? '', userId: null };
const floors: number[] = [];
const colds: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const range = { from: addDays(from, -round), to: addDays(from, 31) };
  const query = () => runInTenant(pool, scope, (tx) => writeDays(tx, range));
  floors.push((await time(async () => new Response(await query()))).ms);
  colds.push((await list(range.from, range.to, { 'accept-encoding': 'identity' })).ms);
}
const [floor, cold] = [median(floors), median(colds)];
console.log(
  `uncompressed: ${cold.toFixed(0)} ms, ${(floor / cold).toFixed(2)} of its query alone (${floor.toFixed(0)} ms)`,
);

const etag = response.headers.get('etag') ?? '';
const unchanged = await list(from, addDays(from, 29), { 'if-none-match': etag });
console.log(`unchanged since: ${unchanged.response.status} in ${unchanged.ms.toFixed(0)} ms`);

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
  const moved = await time(() =>
    fetch(`${address}/api/planning/edits`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ edits }),
    }),
  );
  moves.push(moved.ms);
  versions = (JSON.parse(moved.text) as { items: typeof planned }).items;
}
console.log(`${MOVES} moves in one set: ${median(moves).toFixed(0)} ms`);

const range = `from=${addDays(from, -150)}&to=${addDays(from, 149)}`;
const weeks: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  weeks.push((await time(() => fetch(`${address}/api/planning/weeks?${range}`, { headers }))).ms);
console.log(`hours by week over 300 days: ${median(weeks).toFixed(0)} ms`);

const batch = await time(() =>
  fetch(`${address}/api/payroll/batches`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-xsrf-token': token },
    body: JSON.stringify({ id: crypto.randomUUID(), ...payrollMonth }),
  }),
);
const { people: paid } = JSON.parse(batch.text) as { people: number };
console.log(`a batch of four weeks of ${paid} people with its files: ${batch.ms.toFixed(0)} ms`);

const drafts = await runInTenant(pool, scope, (tx) =>
  tx
    .updateTable('planning_items')
    .set({ is_draft: true })
    .where('date', '>=', from)
    .where('date', '<=', subject.week.to)
    .returning('id')
    .execute(),
);
const published = await time(() =>
  fetch(`${address}/api/planning/publish`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-xsrf-token': token },
    body: JSON.stringify(subject.week),
  }),
);
const overviews: number[] = [];
let people = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const read = await time(() =>
    fetch(`${address}/api/planning/told?from=${from}&to=${subject.week.to}`, { headers }),
  );
  overviews.push(read.ms);
  people = (JSON.parse(read.text) as { told: number }).told;
}
console.log(
  `${drafts.length} drafts of a week published to ${people} people: ${published.ms.toFixed(0)} ms; ` +
    `who has seen them: ${median(overviews).toFixed(0)} ms`,
);
