import { randomUUIDv7 } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { images } from '@ploegplan/contract/images/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg, sendForm, startOffice } from '../../../test/calls/uploads.ts';
import { makeTenant, type TestTenant } from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { neverClosing } from '../../../test/servers/night.ts';
import { type ServerOptions, useOwnServer } from '../../../test/servers/server.ts';
import { removeUnusedPreviews } from './unused-previews.ts';

const places: [string, ServerOptions][] = [
  ['the local disk', {}],
  ['a bucket', { bucket: true }],
];

describe.each(places)('previews on %s', (_, options) => {
  const server = useOwnServer(options);
  let tenant: TestTenant;
  let office: TestBrowser;
  let itemId: string;
  beforeEach(async () => {
    ({ tenant, office, itemId } = await startOffice(server));
    const files: [string, Buffer<ArrayBuffer>][] = [['kade.jpg', await drawJpeg(300, 200)]];
    expect((await sendForm(office, images.upload, itemId, { files })).statusCode).toBe(200);
  });

  const look = async (maxWidth: number) => {
    const url = `/api/planningitem/${itemId}/images/kade.jpg?preview=true&maxWidth=${maxWidth}`;
    expect((await office.request('GET', url)).statusCode).toBe(200);
  };
  const usedOn = async () =>
    (await readRows(tenant, 'stored_files', ['previews_used_on']))[0]?.previews_used_on;
  const lastUsed = (daysAgo: number) =>
    changeRows(tenant, 'stored_files', { previews_used_on: addDays(getToday(), -daysAgo) });
  const remove = async () => {
    let removed = 0;
    const count = (previews: number) => {
      removed += previews;
    };
    const { files } = server.storage;
    const now = new Date();
    await removeUnusedPreviews({ files, tenantId: tenant.id, now, closing: neverClosing(), count });
    return removed;
  };
  const stored = async () => {
    const names: string[] = [];
    for await (const file of server.storage.storage.list(tenant.id, 'files'))
      names.push(file.split('/').at(-1) ?? '');
    return names.toSorted();
  };

  it('that nobody looked at for more than ninety days are removed, the image is not, and a look makes them again', async () => {
    await look(64);
    await look(128);
    await lastUsed(90);
    expect(await remove()).toBe(0);
    expect(await stored()).toEqual(['original', 'preview-128.webp', 'preview-64.webp']);
    await lastUsed(91);
    expect(await remove()).toBe(2);
    expect(await stored()).toEqual(['original']);
    expect(await usedOn()).toBeNull();
    expect(await remove()).toBe(0);
    await look(64);
    expect(await stored()).toEqual(['original', 'preview-64.webp']);
    expect(await usedOn()).toBe(getToday());
  });

  it('that were looked at this week have no look recorded again, an earlier one has', async () => {
    expect(await usedOn()).toBe(getToday());
    await lastUsed(6);
    await look(64);
    expect(await usedOn()).toBe(addDays(getToday(), -6));
    await lastUsed(7);
    await look(64);
    expect(await usedOn()).toBe(getToday());
  });
});

describe('the removal of a night', () => {
  const server = useOwnServer();
  let tenant: TestTenant;
  let fileIds: string[];
  beforeEach(async () => {
    tenant = await makeTenant(server);
    fileIds = [];
    for (const daysAgo of [93, 92, 91]) {
      const fileId = randomUUIDv7();
      fileIds.push(fileId);
      const photo = { content_type: 'image/jpeg', size_bytes: 1, width: 1, height: 1 };
      await tenant.transact((tx) =>
        tx
          .insertInto('stored_files')
          .values({
            ...photo,
            id: fileId,
            state: 'stored',
            previews_used_on: addDays(getToday(), -daysAgo),
          })
          .execute(),
      );
      await mkdir(folderOf(fileId), { recursive: true });
      await writeFile(path.join(folderOf(fileId), 'preview-64.webp'), 'preview');
    }
  });

  const folderOf = (fileId: string) => path.join(server.dataDir, 'files', tenant.id, fileId);
  const remove = (options: { closing?: AbortSignal; imagesAtMost?: number }) =>
    removeUnusedPreviews({
      files: server.storage.files,
      tenantId: tenant.id,
      now: new Date(),
      closing: neverClosing(),
      count: () => undefined,
      ...options,
    });
  const kept = async () => {
    const rows = await readRows(tenant, 'stored_files', ['id', 'previews_used_on']);
    return fileIds.map((fileId) => rows.some((it) => it.id === fileId && it.previews_used_on));
  };

  it('begins with the images that were unused longest, and leaves what is beyond its limit', async () => {
    await remove({ imagesAtMost: 2 });
    expect(await kept()).toEqual([false, false, true]);
  });

  it('ends at the next image when the app is closed', async () => {
    await remove({ closing: AbortSignal.abort() });
    expect(await kept()).toEqual([true, true, true]);
  });

  it('skips an image whose files cannot be listed, and names it in its failure', async () => {
    const [unreadable = ''] = fileIds;
    await rm(folderOf(unreadable), { recursive: true });
    await symlink(folderOf(unreadable), folderOf(unreadable));
    await expect(remove({})).rejects.toThrow(unreadable);
    expect(await kept()).toEqual([true, false, false]);
  });
});
