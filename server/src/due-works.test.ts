import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTenant } from '../test/data/factories.ts';
import { useOwnServer } from '../test/servers/server.ts';
import { listDueWorks } from './due-works.ts';
import { type Database, openDatabase } from './platform/database/pool.ts';
import { AccountMails } from './platform/mail/account-mails.ts';
import { createDatabaseFigures } from './platform/metrics/figures.ts';
import { Notices } from './platform/notices/notices.ts';
import { openStorage } from './platform/storage/open.ts';
import { fetchWeather } from './platform/weather/fetching.ts';

const server = useOwnServer();
const statements = vi.fn();
// The jobs of the server use another pool at any time.
let database: Database;
beforeAll(async () => {
  database = await openDatabase(server.ownerUrl);
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = ((...given: Parameters<typeof query>) => {
      statements();
      return query(...given);
    }) as typeof client.query;
  });
});
afterAll(() => database.close());

const makeTenants = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeTenant(server)));

/** Looks what is due as the app does every five minutes, and returns the number of statements. */
async function countStatements(): Promise<number> {
  const { jobs, dataDir } = server;
  const { pool } = database;
  statements.mockClear();
  const [mails, notices] = [new AccountMails(jobs), new Notices(jobs)];
  const works = listDueWorks({ pool, jobs, mails, notices });
  for (const work of Object.values(works)) await work();
  await fetchWeather({ pool });
  const config = { dataDir, storageUrl: null, databaseUrl: null };
  await (await openStorage({ config, pool, log: { warn: () => undefined } })).close();
  const figures = createDatabaseFigures(pool, null);
  await figures.find(({ name }) => name === 'ploegplan_storage_bytes')?.read();
  return statements.mock.calls.length;
}

it('takes as many statements for twice the companies when nothing is due', async () => {
  await makeTenants(4);
  const first = await countStatements();
  const idle = await countStatements();
  await makeTenants(4);
  await countStatements();
  expect(await countStatements()).toBe(idle);
  expect(idle).toBeLessThan(first / 4);
});
