import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmbedded, startEmbedded } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/pool.ts';
import { drawJpeg } from './calls/uploads.ts';
import { AppProcess, victims } from './crash/app-process.ts';
import { type Company, makeCompany } from './crash/company.ts';
import { filesByRows, filesInStaging, filesOnDisk, timesWritten } from './crash/traces.ts';

// In `npm test` once for each victim; `npm run crash -w server` asks for more.
const { CRASH_ROUNDS } = process.env;

const rounds = Array.from({ length: Number(CRASH_ROUNDS ?? victims.length) }, (_, index) => ({
  round: index + 1,
  victim: victims[index % victims.length] ?? 'both',
}));

/** The time of writing before the kill: random, so that it interrupts a different step each time. */
const blowAfterMs = () => 200 + Math.random() * 300;

// Windows has neither SIGKILL nor process groups.
describe.skipIf(process.platform === 'win32')('killing processes during writes', () => {
  let dataDir: string;
  let ownerUrl: string;
  let app: AppProcess;
  let companies: Company[];
  const writers = () => companies.flatMap((company) => company.writers);

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-crash-'));
    app = new AppProcess(dataDir);
    await app.start();
    ownerUrl = (await findEmbedded({ dataDir, log: () => undefined })) ?? '';
    const database = await openDatabase(ownerUrl, { maxConnections: 2 });
    const photo = new Blob([await drawJpeg()]);
    companies = [await makeCompany(database, app, photo), await makeCompany(database, app, photo)];
    await database.close();
    for (const company of companies) await company.login();
  }, 120_000);

  afterAll(async () => {
    if ((await app.stop()) === null) {
      // Takes over the database that a killed app left running, to stop it.
      const postgres = await startEmbedded({ dataDir, log: () => undefined });
      await postgres.stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  test.for(rounds)(
    'round $round: no acknowledged write is lost and no file is orphaned after killing: $victim',
    { timeout: 60_000 },
    async ({ round, victim }) => {
      const killed = new AbortController();
      const work = [
        ...writers().map((writer) => writer.writeUntilTheEnd(killed.signal)),
        ...companies.map((company) => company.watch(killed.signal)),
      ];
      const kill = async () => {
        await sleep(blowAfterMs());
        await app.kill(victim);
        killed.abort();
      };
      await Promise.all([...work, kill()]);
      const ended = performance.now();
      await app.recover();
      const back = Math.round(performance.now() - ended);
      for (const writer of writers()) await writer.checkWhatIsThere();
      if (victim === 'database') {
        // What an app could not delete meanwhile is deleted by its next sweep, or its next start.
        await app.kill('app');
        await app.start();
      }

      expect(await filesOnDisk(dataDir)).toEqual(await filesByRows(ownerUrl));
      expect(await filesInStaging(dataDir)).toEqual([]);
      for (const writer of writers()) await writer.sendAgain();
      const once = writers().flatMap(({ logged }) => logged.map((label) => [label, 1]));
      expect(await timesWritten(ownerUrl)).toEqual(Object.fromEntries(once));
      if (CRASH_ROUNDS === undefined) return;
      console.log(
        `round ${round}, ${victim}: back after ${back} ms; each of ${once.length} acknowledged writes is there once`,
      );
    },
  );
});
