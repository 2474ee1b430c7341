/** Measures what images made to do harm cost the server and another tenant, and how fast a preview is. See docs/benchmarks.md. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { SESSION_COOKIE } from '@ploegplan/server/platform/sessions/cookie';
import { makePlanningItem, makeTenant, makeUser } from '@ploegplan/server/test/factories';
import { hostileImages, slowImages } from '@ploegplan/server/test/forged-images';
import { openSessionMint } from '@ploegplan/server/test/session-mint';
import sharp from 'sharp';
import { median } from './load.ts';
import { type Peaks, watchMemory } from './memory.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './servers.ts';

/** Requests of the other tenant: this many clients, each as often. */
const CLIENTS = 4;
const PAUSE_MS = 20;
/** After this time without work the decoder has ended. */
const IDLE_MS = 31_000;

const log = (message: string) =>
  console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);

await using running = new AsyncDisposableStack();
const { dataDir, ownerUrl } = await startPostgres(running);
const database = await openDatabase(ownerUrl, { maxConnections: 4 });
running.defer(() => database.close());
const mint = await openSessionMint(database);
const app = running.use(await startApp({ ownerUrl, dataDir }));

/** A tenant with a signed-in admin and a planning item, at its own host name of this machine. */
async function startOffice(host: string) {
  const tenant = await makeTenant({ database });
  await tenant.transact((tx) =>
    tx.insertInto('tenant_hosts').values({ host, tenant_id: tenant.id }).execute(),
  );
  const { username } = await makeUser(tenant, { hasPassword: false });
  const { id: itemId } = await makePlanningItem(tenant);
  const address = app.address.replace('127.0.0.1', host);
  const session = `${SESSION_COOKIE}=${await mint.mint(host, username)}`;
  const first = await fetch(`${address}/api/check-jwt`, { headers: { cookie: session } });
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join())?.[1] ?? '';
  const headers = { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
  const images = `${address}/api/planningitem/${itemId}/images`;
  return { tenant, address, headers, images };
}

const [office, other] = [await startOffice('localhost'), await startOffice('127.0.0.1')];

async function upload(name: string, contents: Buffer): Promise<number> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(contents)]), name);
  const answer = await fetch(office.images, { method: 'POST', headers: office.headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long requests of the other tenant take while work runs, in milliseconds. */
async function askMeanwhile(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const stop = new AbortController();
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stop.signal.aborted) {
      times.push(
        await timed(async () => {
          const url = `${other.address}/api/planning?from=2030-01-07&to=2030-01-13`;
          const answer = await fetch(url, { headers: other.headers });
          if (!answer.ok) throw new Error(`The other tenant got ${answer.status}`);
          await answer.arrayBuffer();
        }),
      );
      await sleep(PAUSE_MS);
    }
  });
  await work();
  stop.abort();
  await Promise.all(clients);
  return times;
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

log('Making images');
const hostile = [...(await hostileImages()), ...(await slowImages())];
const raw = { width: 4_000, height: 3_000, channels: 3, background: '#c08040' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
// Grain of some pixels, as a photo of a wall has: flat areas would be coded too fast.
const photo = await sharp({ create: { ...raw, noise } })
  .blur(1.5)
  .jpeg({ quality: 90 })
  .toBuffer();

log('Warming up');
for (const name of ['a.jpg', 'b.jpg'])
  await upload(name, await sharp(photo).resize(800).toBuffer());
const quiet = await askMeanwhile(() => sleep(5_000));

log('Uploading images made to do harm, one by one');
const outcomes: [string, number, number, Peaks][] = [];
for (const [name, contents] of hostile) {
  let status = 0;
  const peaks = await watchMemory(app.pid, async () => {
    status = await upload(name, contents);
  });
  outcomes.push([name, contents.length, status, peaks]);
}

log('The same, ten at once, three times');
let busy: number[] = [];
const together = await watchMemory(app.pid, async () => {
  busy = await askMeanwhile(async () => {
    for (let round = 0; round < 3; round += 1) {
      const ten = hostile.slice(-10);
      await Promise.all(ten.map(([name, contents]) => upload(`${round}-${name}`, contents)));
    }
  });
});

log('Measuring previews of a photo of 12 megapixels');
sharp.cache(false);
sharp.concurrency(1);
const file = path.join(dataDir, 'photo.jpg');
await writeFile(
  file,
  await sharp(photo).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
);
const alone = (format: 'webp' | 'avif', width: number) =>
  timed(() => {
    const image = sharp(file, { sequentialRead: true }).resize({ width });
    return (
      format === 'webp' ? image.webp({ quality: 80 }) : image.avif({ quality: 55, effort: 0 })
    ).toBuffer();
  });
const look = (name: string, width = 512) =>
  timed(async () => {
    const url = `${office.images}/${name}?preview=true&maxWidth=${width}`;
    const answer = await fetch(url, { headers: office.headers });
    if (!answer.ok) throw new Error(`A preview answered ${answer.status}`);
    await answer.arrayBuffer();
  });
await upload('photo.jpg', photo);
// The background makes those of 512 pixels; these widths are made while the user waits.
await sleep(3_000);
const rounds: { ratio: number; webp: number; avif: number; cold: number; warm: number }[] = [];
for (const width of [384, 768, 256, 1_024, 192, 64, 32]) {
  const cold = await look('photo.jpg', width);
  const warm = await look('photo.jpg');
  const webp = await alone('webp', width);
  rounds.push({ ratio: cold / webp, webp, avif: await alone('avif', 512), cold, warm });
}
await sleep(IDLE_MS);
const fromStart = await look('photo.jpg', 128);

const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const mb = (value: number) => `${Math.max(0, Math.round(value))} MB`;
const ratio = (value: number) => (value / middle(({ webp }) => webp)).toFixed(2);
const single = outcomes.map(
  ([name, bytes, status, { rise, largestChild }]) =>
    `| ${name}, ${Math.ceil(bytes / 1024)} kB | ${status} | ${mb(rise)} | ${mb(largestChild)} |`,
);
const [cold, warm] = [middle((it) => it.cold), middle((it) => it.warm)];
console.log(`| upload | answer | rise of the server | decoder |
| --- | --- | --- | --- |
${single.join('\n')}
| ten at once, three times | | ${mb(together.rise)} | ${mb(together.largestChild)}; all ${mb(together.children)} |

| what | measured |
| --- | --- |
| p99 of another tenant, nothing else / meanwhile | ${ms(percentile(quiet, 0.99))} / ${ms(percentile(busy, 0.99))}, of ${busy.length} |
| preview by sharp alone, WebP / AVIF | ${ms(middle((it) => it.webp))} / ${ms(middle((it) => it.avif))} |
| preview, cold | ${ms(cold)}, ${middle((it) => it.ratio).toFixed(2)} times sharp alone |
| preview, cold, with the start of a decoder | ${ms(fromStart)}, ${ratio(fromStart)} times |
| preview, warm | ${ms(warm)}, ${ratio(warm)} times |`);
