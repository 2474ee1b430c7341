/** Measures the hours of two hundred people in four weeks, against reading the same rows and writing them as JSON. See docs/benchmarks.md. */
import { addDays, mondayOf } from '@ploegplan/contract/dates/dates';
import { listHours } from '@ploegplan/server/features/hours/repository';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { inTenant } from '@ploegplan/server/platform/tenants/transaction';
import { Client } from 'pg';
import { fill, readSubject, subject } from './fill.ts';
import { median } from './load.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';
import { signIn } from './sign-in.ts';

const credentials = { username: 'voorman', password: 'een-lang-wachtwoord' };
const ROUNDS = 25;
const size = { tenants: 2, items: 8_000, itemsInWeek: 4_000, days: 28, employees: 200 };
const from = mondayOf(subject.week.from);
const range = { from, to: addDays(from, 27) };

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
await (await openDatabase(ownerUrl)).close();
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
await fill(owner, size, await hashPassword(credentials.password));
const app = running.use(await startApp({ ownerUrl, dataDir }));
const { pool, close } = await openDatabase(ownerUrl, { maxConnections: 2 });
running.defer(close);

async function timed(work: () => Promise<string>): Promise<{ ms: number; text: string }> {
  const start = performance.now();
  const text = await work();
  return { ms: performance.now() - start, text };
}

const headers = await signIn(app.address, credentials);
const { tenantId } = await readSubject(owner);
await owner.end();
const url = `${app.address}/api/hours?from=${range.from}&to=${range.to}`;
const times = { app: [] as number[], floor: [] as number[] };
let answer = '';
for (let round = 0; round < ROUNDS; round += 1) {
  const asked = await timed(async () => (await fetch(url, { headers })).text());
  const read = await timed(async () =>
    JSON.stringify(await inTenant(pool, { tenantId, userId: null }, (tx) => listHours(tx, range))),
  );
  answer = asked.text;
  // The first rounds find nothing in any cache.
  if (round < 5) continue;
  times.app.push(asked.ms);
  times.floor.push(read.ms);
}
const { items } = JSON.parse(answer) as { items: unknown[] };
const [asked, read] = [median(times.app), median(times.floor)];
console.log(
  `${items.length} items, ${answer.length} bytes: ${asked.toFixed(0)} ms, reading and writing alone ${read.toFixed(0)} ms: ratio ${(read / asked).toFixed(2)}`,
);
