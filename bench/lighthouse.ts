/** Scores pages of the demo data by Lighthouse, as on a phone. See docs/benchmarks.md. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planningLinks } from '@ploegplan/contract/planning-links/endpoints';
import { scaffoldCards } from '@ploegplan/contract/scaffold-cards/endpoints';
import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { proxies } from '@ploegplan/server/test/proxies/programs';
import { freePort } from '@ploegplan/server/test/servers/free-port';
import { stopProgram } from '@ploegplan/server/test/servers/program';
import { median } from './median.ts';
import { startApp, startPostgres } from './servers.ts';
import { browserCookies, signIn } from './sign-in.ts';

/** Fetched when this runs: as a dependency it would be two hundred packages more for everybody who installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const password = 'welkom-bij-ploegplan';
const categories = ['performance', 'accessibility', 'best-practices'];
/** Those whose figures explain the score. */
const timings = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'layout shift',
};

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    desktop: { type: 'boolean', default: false },
    // As it is deployed: over HTTP/2 by the proxy of this name, with its file in deploy/.
    proxy: { type: 'string' },
  },
});
const isProxy = (name: string): name is keyof typeof proxies => Object.hasOwn(proxies, name);
if (options.proxy !== undefined && !isProxy(options.proxy))
  throw new Error(`--proxy is one of ${Object.keys(proxies).join(', ')}`);
const { proxy } = options;
const paths =
  positionals.length > 0
    ? positionals
    : ['/inloggen', '/employeeplanning', '/planninglink', '/steiger'];

/** Of the app, the proxy and Lighthouse, which a phone does not run: the browser goes first. */
const NICENESS = 10;

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const app = running.use(
  await startApp({ ownerUrl, dataDir, demo: true, env: { TRUST_PROXY: '127.0.0.1' } }),
);
setPriority(app.pid, NICENESS);
// The demo company is that of this name; the address itself is of none.
const address = app.address.replace('127.0.0.1', 'localhost');
const origin = proxy ? await startProxy(proxy) : address;
const forwarded = { 'x-forwarded-proto': proxy ? 'https' : 'http' };
const headersOf = {
  admin: await signIn(address, { username: 'admin', password }, forwarded),
  employee: await signIn(address, { username: 'werknemer', password }, forwarded),
};

/** The origin at which the proxy serves the app. */
async function startProxy(name: keyof typeof proxies): Promise<string> {
  const folder = await mkdtemp(path.join(dataDir, 'proxy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const appPort = Number(new URL(app.address).port);
  const child = await proxies[name]({ folder, host: 'localhost', port, plainPort, appPort });
  running.defer(() => stopProgram(child));
  if (child.pid) setPriority(child.pid, NICENESS);
  return `https://localhost:${port}`;
}

/** Makes a link or a card by the API. */
async function makeToken(by: Record<string, string>, call: string, body: object): Promise<string> {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(by.cookie ?? '')?.[1] ?? '');
  const response = await fetch(`${address}/api${call}`, {
    method: 'POST',
    headers: { ...by, 'content-type': 'application/json', 'x-xsrf-token': token },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { token: string }).token;
}

/** The page of a new planning link to everything. */
async function makeLink(): Promise<string> {
  const token = await makeToken(headersOf.admin, planningLinks.create.path, {
    id: randomUUID(),
    kind: 'page',
    name: 'Lighthouse',
    projectId: null,
    clientId: null,
    employeeId: null,
    validUntil: addDays(getToday(), 1),
  });
  return `${origin}/planninglink#${token}`;
}

/** The page of a new card of a scaffold, of the demo company that has them. The proxy serves another host, so that it is not used. */
async function makeCard(): Promise<string> {
  const host = 'steigerbouw.localhost';
  const credentials = { username: 'admin', password };
  const headers = await signIn(address, credentials, { 'x-forwarded-host': host });
  const response = await fetch(`${address}/api${scaffolds.list.path}`, { headers });
  const [first] = (await response.json()) as { id: string }[];
  const path = scaffoldCards.create.path.replace(':id', first?.id ?? '');
  return `${address.replace('localhost', host)}/steiger?k=${await makeToken(headers, path, {})}`;
}

/** The full address of a page, and the headers of who opens it. */
interface Visit {
  url: string;
  headers: Record<string, string>;
}

async function visitOf(page: string): Promise<Visit> {
  const url = origin + page;
  if (page === '/inloggen') return { url, headers: {} };
  if (page === '/planninglink') return { url: await makeLink(), headers: {} };
  if (page === '/steiger') return { url: await makeCard(), headers: {} };
  return { url, headers: page === '/employeeplanning' ? headersOf.employee : headersOf.admin };
}

/**
 * A browser in which somebody is signed in: an extra header would be seen by the server alone. Started as a process, since
 * Lighthouse finds no start of a navigation in a browser that Playwright launched.
 */
async function openBrowser(port: number, { url, headers }: Visit): Promise<ChildProcess> {
  const program = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const settings = [
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${path.join(dataDir, `chromium-${port}`)}`,
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    // No authority vouches for the certificate of the proxy.
    ...(proxy ? ['--ignore-certificate-errors'] : []),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ];
  // In a group of its own, because the program can be a script that starts the browser: both end together.
  const browser = spawn(program, settings, { detached: true });
  await once(browser, 'spawn');
  const connection = await connect(`http://127.0.0.1:${port}`);
  await connection.contexts()[0]?.addCookies(browserCookies(headers, url));
  await connection.close();
  return browser;
}

/** Connects as soon as the browser listens. */
async function connect(endpoint: string, attemptsLeft = 100): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(endpoint);
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    await setTimeout(100);
    return connect(endpoint, attemptsLeft - 1);
  }
}

async function score(visit: Visit): Promise<Report> {
  const port = await freePort();
  await using cleanup = new AsyncDisposableStack();
  const browser = await openBrowser(port, visit);
  cleanup.defer(async () => {
    if (browser.pid) process.kill(-browser.pid);
    await once(browser, 'exit');
  });
  const settings = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--port=${port}`,
    ...(options.desktop ? ['--preset=desktop'] : []),
  ];
  const command = ['-n', `${NICENESS}`, 'npm', 'exec', '--yes', `--package=${LIGHTHOUSE}`];
  const { stdout } = await promisify(execFile)(
    'nice',
    [...command, '--', 'lighthouse', visit.url, ...settings],
    { maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

const amountOf = (reports: Report[], name: string) =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));

const kilobytesOf = ({ audits }: Report, type: string) =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;

for (const page of paths) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(options.runs); run += 1)
    reports.push(await score(await visitOf(page)));
  console.log(`\n${page}`);
  for (const category of categories) {
    const scores = reports.map((report) => report.categories[category]?.score ?? 0);
    console.log(`  ${category}: ${median(scores)} (${scores.join(', ')})`);
  }
  for (const [name, label] of Object.entries(timings)) {
    const amount = amountOf(reports, name);
    console.log(
      `  ${label}: ${name.endsWith('shift') ? amount.toFixed(3) : `${Math.round(amount)} ms`}`,
    );
  }
  const indexes = reports.map(({ environment }) => environment.benchmarkIndex);
  console.log(`  benchmark index of the processor: ${indexes.join(', ')}`);
  const script = median(reports.map((report) => kilobytesOf(report, 'Script')));
  console.log(`  JavaScript: ${script.toFixed(1)} kB`);
  for (const { title, score: own, displayValue = '' } of Object.values(reports[0]?.audits ?? {})) {
    if (own !== null && own < 0.9) console.log(`  below 0.9: ${title} ${displayValue}`);
  }
}
