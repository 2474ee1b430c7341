import { randomUUIDv7 } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { images } from '@ploegplan/contract/images/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { sendForm, startOffice } from '../../../test/calls/uploads.ts';
import { commandHere } from '../../../test/servers/command.ts';
import { asOwner, type ServerOptions, useOwnServer } from '../../../test/servers/server.ts';
import { checkFiles } from './file-check.ts';
import { reportDifferences } from './open.ts';
import { openPlace } from './place.ts';

const places: [string, ServerOptions][] = [
  ['the local disk', {}],
  ['a bucket', { bucket: true }],
];

describe.each(places)('the check of files on %s', (_, options) => {
  const server = useOwnServer(options);

  async function open() {
    const storageUrl = server.s3?.url ?? null;
    const { storage } = await openPlace({ dataDir: server.dataDir, storageUrl });
    return { pool: server.database.pool, storage };
  }

  it('finds files without a row and rows without a file, and leaves both', async () => {
    const { tenant, office, itemId, photo } = await startOffice(server);
    const files: [string, Buffer<ArrayBuffer>][] = [
      ['een.jpg', photo],
      ['twee.jpg', photo],
    ];
    await sendForm(office, images.upload, itemId, { files });
    const parts = await open();
    expect(await checkFiles(parts)).toEqual({ checked: 2, missing: [], unknown: [] });

    const [first] = await tenant.transact((tx) =>
      tx.selectFrom('stored_files').select('id').execute(),
    );
    await parts.storage.remove(`${tenant.id}/${first?.id}`);
    const [lost, elsewhere] = [`${tenant.id}/${randomUUIDv7()}`, `${randomUUIDv7()}/old`];
    for (const folder of [lost, elsewhere]) {
      await parts.storage.write(`${folder}/original`, Readable.from(['x']));
    }
    const found = {
      checked: 2,
      missing: [`${tenant.id}/${first?.id}`],
      unknown: [lost, elsewhere],
    };
    expect(await checkFiles(parts)).toEqual(found);
    expect(await checkFiles(parts)).toEqual(found);

    const log = { warn: vi.fn() };
    await reportDifferences({ ...parts, log, closing: AbortSignal.abort() });
    expect(log.warn, 'of a check that was ended').not.toHaveBeenCalled();
    await reportDifferences({ ...parts, log });
    expect(log.warn.mock.calls).toEqual([
      [{ checked: 2, withoutFile: 1, withoutRow: 2 }, 'Stored files and their rows differ'],
    ]);
    for (const folder of [tenant.id, elsewhere]) await parts.storage.remove(folder);
    await asOwner(server.ownerUrl, 'delete from images; delete from stored_files');
  });

  it('counts no file of a running upload, nor one that is being deleted', async () => {
    const { tenant } = await startOffice(server);
    const parts = await open();
    const file = { content_type: 'image/png', size_bytes: 1, width: 1, height: 1 };
    const states = ['pending', 'deleting'];
    const rows = [...states, ...states].map((state) => ({ ...file, id: randomUUIDv7(), state }));
    await tenant.transact((tx) => tx.insertInto('stored_files').values(rows).execute());
    for (const { id } of rows.slice(2)) {
      await parts.storage.write(`${tenant.id}/${id}/original`, Readable.from(['x']));
    }
    expect(await checkFiles(parts)).toMatchObject({ checked: 4, missing: [], unknown: [] });
  });
});

describe('npm run cli -- files', () => {
  const server = useOwnServer();

  it('prints what differs, and nothing to do when nothing does', async () => {
    const { office, itemId, photo } = await startOffice(server);
    await sendForm(office, images.upload, itemId, { files: [['een.jpg', photo]] });
    const env = { DATABASE_URL: server.ownerUrl, DATA_DIR: server.dataDir };
    const { output } = await commandHere('files', env);
    expect(output.trim()).toBe('1 rows checked: 0 without a file, 0 files without a row.');
    await rm(path.join(server.dataDir, 'files'), { recursive: true });
    expect((await commandHere('files', env)).output.trim().split('\n')).toEqual([
      expect.stringMatching(/^No file: {2}[0-9a-f-]{36}\/[0-9a-f-]{36}$/),
      '1 rows checked: 1 without a file, 0 files without a row.',
    ]);
  });
});
