/** Compares the answers to one company when it is alone in the database and when it is one of many. See docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { readAppSql, type Statement } from './app-sql.ts';
import { fill, readSubject, subject } from './fill.ts';
import { median } from './load.ts';
import { explain, type PlanSummary } from './plans.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '500' },
    items: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '200' },
  },
});
const [companies, itemsEach, rounds] = [values.companies, values.items, values.rounds].map(Number);
const LOGINS = 25;
const ITEMS_IN_WEEK = 200;
const EMPLOYEES = 40;
const credentials = { username: subject.username, password: 'een-lang-wachtwoord' };

const log = (message: string) =>
  console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running, log);
const admin = new Client({ connectionString: ownerUrl });
await admin.connect();
running.defer(() => admin.end());
// Only while it is filled, so that checkpoints do not write each page several times.
await admin.query(`alter system set max_wal_size = '16GB'`);
await admin.query('select pg_reload_conf()');

/** An app on a database with this many companies, of which the first is measured. */
async function openWith(tenants: number) {
  const url = new URL(ownerUrl);
  url.pathname = `companies_${tenants}`;
  await admin.query(`create database companies_${tenants}`);
  await (await openDatabase(url.href)).close();
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  const items = tenants * (itemsEach ?? 0) + ITEMS_IN_WEEK;
  log(`Filling ${items} planning items of ${tenants} companies`);
  await owner.query(`set work_mem = '1GB'`);
  const size = { tenants, items, itemsInWeek: ITEMS_IN_WEEK, employees: EMPLOYEES };
  await fill(owner, size, await hashPassword(credentials.password));
  const { rows } = await owner.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  log(`Filled: ${rows[0]?.size}`);
  const app = running.use(await startApp({ ownerUrl: url.href, dataDir }));
  const headers = await signIn(app.address, credentials);
  const { pool, close } = await openDatabase(url.href, { maxConnections: 2 });
  running.defer(close);
  const sql = await readAppSql(pool, await readSubject(owner));
  await owner.end();
  return { app, headers, pool, sql };
}

type Opened = Awaited<ReturnType<typeof openWith>>;

const alone = await openWith(1);
const among = await openWith(companies ?? 0);
await admin.query('alter system reset max_wal_size');
await admin.query('checkpoint');

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const ask =
  (target: (round: number) => string) =>
  async ({ app, headers }: Opened, round: number) => {
    const response = await fetch(app.address + target(round), { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
  };

const weeks = alone.sql.cases.find(({ name }) => name === 'planning week')?.requests ?? [];
if (weeks.length === 0) throw new Error('There is no case of the planning week');
const calls: [string, number, (on: Opened, round: number) => Promise<unknown>][] = [
  ['signing in', LOGINS, ({ app }) => signIn(app.address, credentials)],
  ['login check', rounds ?? 0, ask(() => '/api/check-jwt')],
  // More ranges of days than the app keeps answers of.
  ['planning week', rounds ?? 0, ask((round) => weeks[round % weeks.length]?.path ?? '')],
  [
    'hours grid, four weeks',
    rounds ?? 0,
    ask(() => `/api/hours?from=${subject.month.from}&to=${subject.month.to}`),
  ],
];

/** One after the other, so that what else runs on the machine slows both; the first tenth finds nothing in any cache. */
async function compare(count: number, call: (on: Opened, round: number) => Promise<unknown>) {
  const times = { alone: [] as number[], among: [] as number[] };
  for (let round = 0; round < count * 1.1; round += 1) {
    const first = await timed(() => call(alone, round));
    const second = await timed(() => call(among, round));
    if (round < count * 0.1) continue;
    times.alone.push(first);
    times.among.push(second);
  }
  return { alone: median(times.alone), among: median(times.among) };
}

for (const [name, count, call] of calls) {
  const times = await compare(count, call);
  const [one, many] = [times.alone.toFixed(1), times.among.toFixed(1)];
  const ratio = (times.among / times.alone).toFixed(2);
  console.log(`| ${name} | ${one} ms | ${many} ms | **${ratio}** |`);
}

const describePlan = ({ scans, buffers, rows }: PlanSummary) =>
  `${[...new Set(scans)].join(', ')}: ${rows} rows, ${buffers} buffers`;

const statementsOf = ({ sql }: Opened): [string, Statement[]][] => [
  ['account of a login', sql.login],
  ['session', sql.session],
  ['planning week', sql.planning],
  ['hours grid, four weeks', sql.hours],
];

const planLines = async (opened: Opened, statements: Statement[]) => {
  // The first time reads what is in no cache yet.
  await explain(opened.pool, opened.sql.opening, statements);
  return (await explain(opened.pool, opened.sql.opening, statements)).map(describePlan);
};

for (const [at, [name, statements]] of statementsOf(alone).entries()) {
  const lines = await planLines(alone, statements);
  const linesAmong = await planLines(among, statementsOf(among)[at]?.[1] ?? []);
  for (const [index, line] of lines.entries())
    console.log(`${name}\n  alone: ${line}\n  among ${companies}: ${linesAmong[index]}`);
}
