import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addDays } from '@ploegplan/contract/dates/dates';
import { monday } from './companies.ts';

interface Company {
  address: string;
  headers: Record<string, string>;
}

const SECONDS = 20;
/** Requests of the others come at this distance, whether the last one is answered or not. */
const EVERY_MS = 50;
const NOISY_REQUESTS = 40;

const week = `from=${monday}&to=${addDays(monday, 6)}`;
const quiet = [
  `/planning?${week}`,
  `/employee-planning?${week}`,
  '/home',
  '/projects',
  `/hours?${week}`,
];
const loud = [
  `/planning?from=${monday}&to=${addDays(monday, 34)}`,
  '/home',
  `/hours?${week}`,
  '/hours/missing',
];

const call = async (
  { address, headers }: Company,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const response = await fetch(`${address}/api${path}`, {
    ...init,
    headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
  });
  await response.arrayBuffer();
  return response.status;
};

async function listTimes(company: Company): Promise<number[]> {
  const times: Promise<number>[] = [];
  const end = performance.now() + SECONDS * 1000;
  const time = async (path: string) => {
    const start = performance.now();
    const status = await call(company, path);
    if (status !== 200) throw new Error(`Answer ${status} to another company`);
    return performance.now() - start;
  };
  for (let at = 0; performance.now() < end; at += 1) {
    times.push(time(quiet[at % quiet.length] ?? ''));
    await sleep(EVERY_MS);
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b);
}

const percentile = (times: readonly number[], part: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Prints how long the others wait, without and with a company that asks for all that it can. */
export async function measureNoise(others: Company, noisy: Company): Promise<void> {
  await listTimes(others);
  const alone = await listTimes(others);
  const worker = new Worker(new URL(import.meta.url), { workerData: noisy });
  await sleep(2_000);
  const beside = await listTimes(others);
  worker.postMessage('end');
  worker.on('message', (said) => console.log('the noisy company:', said));
  await new Promise((resolve) => worker.once('exit', resolve));
  for (const part of [0.5, 0.99]) {
    const [before = 0, after = 0] = [alone, beside].map((times) => percentile(times, part));
    const factor = (after / before).toFixed(2);
    console.log(
      `${100 * part} of a hundred answers to others: ${before.toFixed(1)} ms, beside it ${after.toFixed(1)}, ×${factor}`,
    );
  }
}

/** Asks for long answers all the time, over many connections, while it imports, exports and listens to its changes. */
async function makeNoise(company: Company): Promise<void> {
  const ended = new AbortController();
  const statuses: Record<number, number> = {};
  parentPort?.once('message', () => ended.abort());
  const token = decodeURIComponent(
    /XSRF-TOKEN=([^;]+)/.exec(company.headers.cookie ?? '')?.[1] ?? '',
  );
  const send = (path: string, body: object) =>
    call(company, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify(body),
    });
  const repeat = async (work: (at: number) => Promise<number>) => {
    for (let at = 0; !ended.signal.aborted; at += 1) {
      const status = await work(at).catch(() => 0);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) await sleep(100);
    }
  };
  const importClients = () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const added = ids.map((id) => ({ id, name: `Klant ${id}` }));
    return send('/clients/import', { added, changed: [], removed: [] });
  };
  const { signal } = ended;
  void fetch(`${company.address}/api/events`, { headers: company.headers, signal }).catch(() => 0);
  await send('/data-exports', {});
  await Promise.all([
    repeat(importClients),
    ...Array.from({ length: NOISY_REQUESTS }, () =>
      repeat((at) => call(company, loud[at % loud.length] ?? '')),
    ),
  ]);
  parentPort?.postMessage(statuses);
  process.exit();
}

if (!isMainThread) await makeNoise(workerData as Company);
