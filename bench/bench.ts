/** Measures the throughput of the app, relative to a baseline that runs the same SQL and nothing else. See docs/benchmarks.md. */
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { readAppSql } from './app-sql.ts';
import { fill, readSubject, subject } from './fill.ts';
import { putLoad } from './load.ts';
import { floorOf } from './planning-floor.ts';
import { explain } from './plans.ts';
import { startPostgres } from './postgres.ts';
import { readShares } from './profile.ts';
import { describeFigures, type Profile, type Result, type Round } from './report.ts';
import { type Server, startApp, startBaseline } from './servers.ts';
import { signIn } from './sign-in.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;

const size = quick
  ? { tenants: 5, items: 50_000, itemsInWeek: 3_000, employees: 100 }
  : { tenants: 50, items: 1_000_000, itemsInWeek: 3_000, employees: 100 };
// Many short rounds, because other load on the machine varies from second to second.
const rounds = quick ? 3 : 9;
const seconds = 3;
const profileSeconds = 5;
const credentials = { username: 'voorman', password: 'een-lang-wachtwoord' };

const log = (message: string) =>
  console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running, log);
const { pool, close } = await openDatabase(ownerUrl, { maxConnections: 2 });
running.defer(close);
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
running.defer(() => owner.end());

log(`Filling ${size.items} planning items of ${size.tenants} tenants`);
await fill(owner, size, await hashPassword(credentials.password));

log('Starting the app and the baseline');
const app = running.use(await startApp({ ownerUrl, dataDir }));
const headers = await signIn(app.address, credentials);
const sql = await readAppSql(pool, await readSubject(owner));
const baseline = running.use(await startBaseline({ ownerUrl, sql }));

const results: Result[] = [];
for (const { name, requests, conditional } of sql.cases) {
  const paths = requests.map(({ path: target }) => target);
  const etag = conditional && { 'if-none-match': await validatorOf(paths[0] ?? '') };
  const measure = (server: Server) => putLoad(server, paths, { ...headers, ...etag }, seconds);
  log(`Measuring: ${name}`);
  for (const server of [app, baseline]) await measure(server);
  const result: Result = { name, rounds: [] };
  for (let round = 0; round < rounds; round += 1) {
    result.rounds.push(
      await measureRound(
        round,
        () => measure(app),
        () => measure(baseline),
      ),
    );
  }
  results.push(result);
}

async function validatorOf(target: string): Promise<string> {
  const answer = await fetch(app.address + target, { headers });
  return answer.headers.get('etag') ?? '';
}

/** Alternates which of the two is measured first, so that neither has an advantage. */
async function measureRound(
  round: number,
  measureApp: () => Promise<Round['app']>,
  measureBaseline: () => Promise<Round['baseline']>,
): Promise<Round> {
  if (round % 2 === 0) return { app: await measureApp(), baseline: await measureBaseline() };
  const baselineFirst = await measureBaseline();
  return { app: await measureApp(), baseline: baselineFirst };
}

const profiles: Profile[] = [];
for (const { name, requests } of sql.cases) {
  const paths = requests.map(({ path: target }) => target);
  log(`Profiling: ${name}`);
  const profileFolder = await mkdtemp(path.join(dataDir, 'profile-'));
  {
    await using profiled = await startApp({ ownerUrl, dataDir, profileFolder });
    await putLoad(profiled, paths, headers, profileSeconds);
  }
  profiles.push({ name, shares: await readShares(profileFolder, profileSeconds) });
}

const plans = await explain(pool, sql.opening, [
  ...sql.planning,
  ...floorOf(subject.week.from, subject.week.to),
]);
console.log(describeFigures({ results, plans, profiles, size }));
