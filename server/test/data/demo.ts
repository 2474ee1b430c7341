import { afterAll, beforeAll, expect, inject } from 'vitest';
import { demoCompanies, demoPassword, seedDemo } from '../../src/demo/seed.ts';
import { type OpenStorage, openStorage } from '../../src/platform/storage/open.ts';
import { runInTenant, type TenantTx } from '../../src/platform/tenants/transaction.ts';
import { TestBrowser } from '../calls/browser.ts';
import type { TestServer } from '../servers/server.ts';
import { renderOnce } from './demo-photos.ts';

/** Returns a function that seeds the demo as a start of the app does. */
export function useSeed(server: TestServer): (today: string) => Promise<void> {
  let storage: OpenStorage;
  beforeAll(async () => {
    storage = await openStorage({
      config: { dataDir: server.dataDir, storageUrl: null, databaseUrl: 'postgres://elsewhere' },
      pool: server.database.pool,
      log: server.app.log,
    });
  });
  afterAll(() => storage.close());
  const render = renderOnce(inject('photoFolder'));
  return (today) => seedDemo(server.database, storage, today, render);
}

/** A browser with one of the demo's accounts signed in. */
export async function browseDemo(
  server: TestServer,
  host: string,
  username: string,
): Promise<TestBrowser> {
  const browser = new TestBrowser(server, host);
  expect((await browser.login(username, demoPassword)).statusCode).toBe(200);
  return browser;
}

/** Runs a query for each demo tenant, in their order. */
export const inEachDemo = <T>(
  { database }: TestServer,
  query: (tx: TenantTx) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    demoCompanies.map(({ id }) =>
      runInTenant(database.pool, { tenantId: id, userId: null }, query),
    ),
  );
