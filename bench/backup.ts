/** Measures a backup and its verified restore, and the answers of the app meanwhile. See docs/benchmarks.md. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { fill, subject } from './fill.ts';
import { startPostgres } from './postgres.ts';
import { type Server, startApp } from './servers.ts';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1e6' },
    photos: { type: 'string', default: '5000' },
    'photo-bytes': { type: 'string', default: '250000' },
  },
});
const [items, photos] = [Number(values.items), Number(values.photos)];
const photoBytes = Number(values['photo-bytes']);
const size = { tenants: 50, items, itemsInWeek: 1_000, employees: 100 };
const credentials = { username: 'voorman', password: 'een-lang-wachtwoord' };
/** Of the planning week, by as many people as look at it in a busy office. */
const REQUESTS_PER_SECOND = 10;
const QUIET_SECONDS = 15;

const run = promisify(execFile);
const cli = fileURLToPath(import.meta.resolve('@ploegplan/server/cli'));
await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);

async function fillDatabase(): Promise<void> {
  await (await openDatabase(ownerUrl)).close();
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await fill(owner, size, await hashPassword(credentials.password));
  await addPhotos(owner);
  await owner.end();
}

/** Random bytes, which do not compress, as those of photos. */
async function addPhotos(owner: Client): Promise<void> {
  await owner.query(`delete from images; delete from stored_files`);
  const { rows } = await owner.query<{ tenant: string; item: string }>(
    'select tenant_id as tenant, id as item from planning_items order by id limit $1',
    [photos],
  );
  for (const { tenant, item } of rows) {
    const id = randomUUIDv7();
    const folder = path.join(dataDir, 'files', tenant, id);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'original'), randomBytes(photoBytes));
    await owner.query(
      `insert into stored_files (tenant_id, id, state, content_type, size_bytes, width, height)
         values ($1, $2, 'stored', 'image/jpeg', $3, 1600, 1200)`,
      [tenant, id, photoBytes],
    );
    await owner.query(
      `insert into images (tenant_id, id, planning_item_id, filename, stored_file_id)
         values ($1, $2, $3, 'foto.jpg', $2)`,
      [tenant, id, item],
    );
  }
}

/** Response times at a fixed rate until the work is done, in milliseconds. */
async function answersDuring(app: Server, headers: Record<string, string>, work: Promise<unknown>) {
  const times: Promise<number>[] = [];
  let isDone = false;
  work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) {
    times.push(answerTime(app, headers));
    await sleep(1_000 / REQUESTS_PER_SECOND);
  }
  await work;
  const sorted = (await Promise.all(times)).sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? NaN);
  return `${sorted.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(sorted.at(-1) ?? NaN)} ms`;
}

async function answerTime({ address }: Server, headers: Record<string, string>): Promise<number> {
  const { from, to } = subject.week;
  const start = performance.now();
  const response = await fetch(`${address}/api/planning?from=${from}&to=${to}`, {
    headers,
  });
  await response.text();
  if (!response.ok) throw new Error(`${response.status}`);
  return performance.now() - start;
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

/** Runs a command of the command line, on this database unless told otherwise. */
async function command(words: string[], settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: ownerUrl, ...settings };
  const { stdout } = await run(process.execPath, [cli, ...words], { env });
  console.log(`  ${stdout.trim().split('\n').at(-1)}`);
}

await measured(`Filling with ${items} items and ${photos} photos`, fillDatabase);
const target = path.join(dataDir, 'backup.tar');
{
  await using app = await startApp({ ownerUrl, dataDir });
  const headers = await signIn(app.address, credentials);
  console.log(`Before: ${await answersDuring(app, headers, sleep(QUIET_SECONDS * 1_000))}.`);
  await measured('Backup by the command line', async () => {
    console.log(`  ${await answersDuring(app, headers, command(['backup', target]))}.`);
  });
}
console.log(`Size: ${((await stat(target)).size / 1e6).toFixed(0)} MB.`);
{
  const folder = path.join(dataDir, 'backups');
  const env = { BACKUP_DIR: folder, BACKUP_AT: '00:00' };
  await using app = await startApp({ ownerUrl, dataDir, env });
  const headers = await signIn(app.address, credentials);
  const names = () => readdir(folder).catch(() => []);
  const until = async (isThere: (all: string[]) => boolean) => {
    while (!isThere(await names())) await sleep(100);
  };
  console.log('Waiting for the nightly backup of the app.');
  await until((all) => all.length > 0);
  await measured('Backup by the app itself', async () => {
    const complete = until((all) => all.some((name) => name.endsWith('.tar')));
    console.log(`  ${await answersDuring(app, headers, complete)}.`);
  });
}
await measured('Verified restore', () => command(['verify', target]));
const empty = `${dataDir}-restored`;
running.defer(() => rm(empty, { recursive: true, force: true }));
await measured('Restore into a new data folder', () =>
  command(['restore', target], { DATA_DIR: empty, DATABASE_URL: '' }),
);
