/**
 * Measures how fast the lists of 5,000 projects and 2,000 clients appear and are searched in the built product, and the search of
 * everything. See docs/benchmarks.md.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { hashPassword } from '@ploegplan/server/platform/sessions/passwords';
import { Client } from 'pg';
import { fill, subject } from './fill.ts';
import { openPlainList } from './plain-list.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';
import { browserCookies, signIn } from './sign-in.ts';

const credentials = { username: 'voorman', password: 'een-lang-wachtwoord' };
const ROUNDS = 5;
/** After the last key: longer than the search waits for the next one. */
const SETTLE_MS = 600;

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
await (await openDatabase(ownerUrl)).close();
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
const size = { tenants: 1, items: 3_500, itemsInWeek: 500, employees: 100 };
await fill(owner, size, await hashPassword(credentials.password));
await owner.end();
const app = running.use(await startApp({ ownerUrl, dataDir }));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
running.defer(() => browser.close());

async function signedIn(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tbody [data-index]')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first rows'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const headers = await signIn(app.address, credentials);
  await page.context().addCookies(browserCookies(headers, app.address));
  return page;
}

/** From the last byte of the lists to the frame with the first rows, in ms. */
const firstRows = (page: Page) =>
  page.evaluate(() => {
    const lists = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/(projects|clients|projectstatuses)(\?|$)/.test(name));
    const arrived = Math.max(
      ...lists.map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    );
    const [shown] = performance.getEntriesByName('first rows');
    return (shown?.startTime ?? Number.NaN) - arrived;
  });

const timeDomains = ['threadTicks', 'timeTicks'] as const;

/**
 * Work of the page's main thread for each key typed into a field, in ms: its processor time, and the same by the clock, which
 * has in it what other processes take meanwhile.
 */
async function searchKeys(field: Locator, text: string): Promise<number[]> {
  const page = field.page();
  const meters = await Promise.all(
    timeDomains.map(async (timeDomain) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain });
      return async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
      };
    }),
  );
  await field.focus();
  const before = await Promise.all(meters.map((busy) => busy()));
  for (const key of text) await page.keyboard.press(key, { delay: 250 });
  await page.waitForTimeout(SETTLE_MS);
  const after = await Promise.all(meters.map((busy) => busy()));
  return after.map((value, at) => (value - (before[at] ?? 0)) / text.length);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** 'lowest 20, median 25'. */
const figures = (values: number[]) =>
  `lowest ${Math.min(...values).toFixed(0)}, median ${median(values).toFixed(0)}`;

const kinds = ['processor time', 'by the clock'];
/** The figures of one of those kinds. */
const of = (rounds: number[][], kind: number) =>
  figures(rounds.map((round) => round[kind] ?? Number.NaN));

const page = await signedIn();
const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
for (const { name, address, list, fields, search } of [
  {
    name: `${subject.projects} projects`,
    address: '/projecten',
    list: '/api/projects',
    fields: ['title', 'number', 'location', 'client', 'endDate'],
    search: 'werk 4321',
  },
  {
    name: `${subject.clients} clients`,
    address: '/klanten',
    list: '/api/clients',
    fields: ['name', 'companyname', 'number', 'phonenumber', 'location'],
    search: 'bouw 1999',
  },
]) {
  const answer = await page.request.get(app.address + list);
  const records = (await answer.json()) as Record<string, string | null>[];
  const shown: number[] = [];
  const typed: number[][] = [];
  const floor: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.bringToFront();
    await page.goto(app.address + address);
    await page.locator('tbody [data-index]').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    shown.push(await firstRows(page));
    typed.push(await searchKeys(page.getByRole('searchbox').first(), search));
    await openPlainList(plain, records, fields);
    await plain.bringToFront();
    await plain.waitForTimeout(SETTLE_MS);
    floor.push(await searchKeys(plain.getByRole('searchbox'), search));
  }
  console.log(`${name}: first rows after the data, ms: ${figures(shown)}`);
  for (const [at, how] of kinds.entries()) {
    console.log(`  a key, ${how}, ms: ${of(typed, at)}; as plain HTML: ${of(floor, at)}`);
  }
}

const everywhere: number[][] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await page.bringToFront();
  await page.goto(`${app.address}/home`);
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  everywhere.push(await searchKeys(field, 'werk 4321'));
}
console.log('search of everything:');
for (const [at, how] of kinds.entries()) console.log(`  a key, ${how}, ms: ${of(everywhere, at)}`);
