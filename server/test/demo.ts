import { afterAll, beforeAll, expect } from 'vitest';
import { demoCompanies, demoPassword, seedDemo } from '../src/demo/seed.ts';
import { type OpenStorage, openStorage } from '../src/platform/storage/open.ts';
import { inTenant, type TenantTx } from '../src/platform/tenants/transaction.ts';
import { TestBrowser } from './browser.ts';
import type { TestServer } from './server.ts';

/** Seeds as a starting node does. */
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
  return (today) => seedDemo(server.database, storage, today);
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

/** What is asked of each demo tenant, in the order of the tenants. */
export const inEachDemo = <T>(
  { database }: TestServer,
  ask: (tx: TenantTx) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    demoCompanies.map(({ id }) => inTenant(database.pool, { tenantId: id, userId: null }, ask)),
  );
