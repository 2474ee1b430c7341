/**
 * Measures what each screen's main call costs for a company with ten million planning items, beside one that shows as many rows and has no
 * past, both among 5,000 others; and the look of the periodic work at all of them. See docs/scale.md.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDays } from '@ploegplan/contract/dates/dates';
import { listDueWorks } from '@ploegplan/server/due-works';
import { startEmbedded } from '@ploegplan/server/platform/database/embedded';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import type {} from '@ploegplan/server/platform/http/mount';
import { openJobs } from '@ploegplan/server/platform/jobs/jobs';
import { AccountMails } from '@ploegplan/server/platform/mail/account-mails';
import { Notices } from '@ploegplan/server/platform/notices/notices';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { fillCompanies, monday, today, username } from './companies.ts';
import { median } from './median.ts';
import { measureNoise } from './noise.ts';
import { startApp } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '10000000' },
    /** A filled database in it is used again. */
    folder: { type: 'string', default: '/tmp/ploegplan-scale' },
    only: { type: 'string', default: 'screens,noise' },
  },
});
const password = 'een-lang-wachtwoord';
const ROUNDS = 15;
const COMPANIES = 5_000;
const REQUESTS = 240;

await using running = new AsyncDisposableStack();
await mkdir(options.folder, { recursive: true });
const postgres = await startEmbedded({ dataDir: options.folder, log: () => undefined });
running.defer(() => postgres.stop());
const { pool, listener, close } = await openDatabase(postgres.url);
running.defer(close);
const owner = new Client({ connectionString: postgres.url });
await owner.connect();
running.defer(() => owner.end());
const { rows: known } = await owner.query('select from tenants limit 1');
if (known.length === 0) {
  const size = { companies: COMPANIES, items: Number(options.items) };
  await fillCompanies(owner, size, await hashPassword(password));
}
const app = running.use(
  await startApp({
    ownerUrl: postgres.url,
    dataDir: options.folder,
    env: { HOST: '0.0.0.0' },
  }),
);
const enter = async (host: string) => {
  const address = app.address.replace('127.0.0.1', host);
  return { address, headers: await signIn(address, { username, password }) };
};
const companies = { small: await enter('127.0.0.1'), large: await enter('127.0.0.2') };

const days = (first: number, last: number) =>
  `from=${addDays(monday, first)}&to=${addDays(monday, last)}`;
/** The main call of each screen. The board shows the same call by employees and by projects. */
const screens: Record<string, string> = {
  'planning: a day': `/planning?from=${monday}&to=${monday}`,
  'planning: a week': `/planning?${days(0, 6)}`,
  'planning: a month': `/planning?${days(-7, 27)}`,
  'planning: hours by week': `/planning/weeks?${days(-70, 27)}`,
  'planning: who has seen it': `/planning/told?${days(0, 13)}`,
  'planning: staffing': `/projects/staffing?${days(0, 27)}`,
  overview: '/home',
  'hours of a week': `/hours?${days(-7, -1)}`,
  'hours: approvals of a week': `/hours/weeks?monday=${addDays(monday, -7)}`,
  'missing hours': '/hours/missing',
  'own planning': `/employee-planning?${days(0, 13)}`,
  'own messages': '/employee-planning/told',
  'crew of a day': `/crew?date=${monday}`,
  projects: '/projects',
  clients: '/clients',
  employees: '/employees',
  absences: `/absences?${days(0, 27)}`,
  'leave: balances': `/leave/balances?day=${today}`,
  'own leave': `/leave/own?year=${today.slice(0, 4)}`,
  scaffolds: '/scaffolds',
  'scaffolds that are due': '/scaffolds/due',
  weather: `/weather/desk?date=${today}`,
  photos: '/images',
};

async function time({ address, headers }: (typeof companies)['small'], path: string) {
  const start = performance.now();
  const response = await fetch(`${address}/api${path}`, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return performance.now() - start;
}

/** The processor time of the app and the time in which the database executed statements, in milliseconds. */
async function readWork() {
  const fields = (await readFile(`/proc/${app.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  const { rows } = await owner.query<{ ms: number }>(
    'select active_time as ms from pg_stat_database where datname = current_database()',
  );
  return { node: (Number(fields[11]) + Number(fields[12])) * 10, database: rows[0]?.ms ?? 0 };
}

async function measureScreens(): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -3; round < ROUNDS; round += 1) {
      const turns = ['small', 'large'] as const;
      for (const kind of round % 2 === 0 ? turns : turns.toReversed()) {
        const ms = await time(companies[kind], path);
        if (round >= 0) times[kind].push(ms);
      }
    }
    const [small, large] = [median(times.small), median(times.large)];
    console.log(
      `${name}: ${small.toFixed(1)} and ${large.toFixed(1)} ms, ×${(large / small).toFixed(2)}`,
    );
  }
}

/** What one request of a worker and of the office costs, for the simulation. */
async function measureService(): Promise<void> {
  const groups = {
    worker: ['own planning', 'own messages', 'own leave'],
    office: [
      'planning: a week',
      'hours of a week',
      'overview',
      'projects',
      'employees',
      'missing hours',
    ],
  };
  for (const [group, names] of Object.entries(groups)) {
    const ask = async (requests: number) => {
      for (let at = 0; at < requests; at += 1) {
        await time(companies.small, screens[names[at % names.length] ?? ''] ?? '');
      }
      // A connection tells of its work at the end of a transaction, a second after it told the last time.
      await sleep(1_100);
      for (const name of names) await time(companies.small, screens[name] ?? '');
      return readWork();
    };
    const before = await ask(names.length);
    const after = await ask(REQUESTS);
    const [node, database] = (['node', 'database'] as const).map((part) =>
      ((after[part] - before[part]) / (REQUESTS + names.length)).toFixed(1),
    );
    console.log(`a request of a ${group}: ${node} ms of the app, ${database} ms of the database`);
  }
}

/** A look of the periodic work at all companies, and the next one, when nothing is due. */
async function measureIdleWork(): Promise<void> {
  const jobs = await openJobs({ pool, listener, log: console });
  const works = listDueWorks({
    ...{ pool, jobs },
    mails: new AccountMails(jobs),
    notices: new Notices(jobs),
  });
  await owner.query(`update tenant_work set due_at = '-infinity'`);
  for (const name of ['the first look at all', 'a look when nothing is due']) {
    const start = performance.now();
    for (const work of Object.values(works)) await work();
    console.log(`${name}: ${(performance.now() - start).toFixed(0)} ms`);
  }
  await jobs.stop();
}

const parts: Record<string, () => Promise<void>> = {
  screens: measureScreens,
  service: measureService,
  idle: measureIdleWork,
  noise: async () => {
    // An export of an earlier run would go on.
    await owner.query(
      `delete from pgboss.job where name = 'data-exports'; delete from data_exports`,
    );
    await measureNoise(companies.small, companies.large);
  },
};
for (const part of options.only.split(',')) await parts[part]?.();
