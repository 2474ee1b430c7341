/** The built product with the demo data and a temporary data folder. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from '@ploegplan/server/boot';
import { readConfig } from '@ploegplan/server/config';
import { startEmbedded } from '@ploegplan/server/platform/database/embedded';
import { startMailbox } from '@ploegplan/server/test/servers/mailbox';
import { pino } from 'pino';
import { startTiles } from './support/tiles.ts';

const { E2E_PORT, E2E_STATE = '', E2E_MAIL = '' } = process.env;

const dataDir = await mkdtemp(join(tmpdir(), 'ploegplan-e2e-'));
await using running = new AsyncDisposableStack();
running.defer(() => rm(dataDir, { recursive: true, force: true }));

// Started here instead of by the product, because a test database does not need durability.
const postgres = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
running.defer(() => postgres.stop());
await writeFile(E2E_STATE, JSON.stringify({ ownerUrl: postgres.url }));
running.defer(() => rm(E2E_STATE, { force: true }));

await mkdir(E2E_MAIL, { recursive: true });
running.defer(() => rm(E2E_MAIL, { recursive: true, force: true }));
const mailbox = await startMailbox({ folder: E2E_MAIL });
running.defer(() => mailbox.close());

const tiles = await startTiles();
running.defer(tiles.close);

const stopped = new AbortController();
await boot({
  config: readConfig({
    PORT: E2E_PORT,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SMTP_URL: mailbox.url,
    TILES_URL: tiles.url,
  }),
  log: pino({ level: 'error' }),
  running,
  stopping: stopped.signal,
  stop: (why) => stopped.abort(why),
  // The mail that a visitor asks for is due a second later, which no notification tells.
  pollSeconds: 0.5,
});
await Promise.race([
  once(process, 'SIGTERM'),
  once(process, 'SIGINT'),
  once(stopped.signal, 'abort'),
]);
