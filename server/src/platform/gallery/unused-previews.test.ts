import { images } from '@ploegplan/contract/images';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/browser.ts';
import type { TestTenant } from '../../../test/factories.ts';
import { changeRows, readRows } from '../../../test/rows.ts';
import { type ServerOptions, useServer } from '../../../test/server.ts';
import { drawJpeg, sendForm, startOffice } from '../../../test/uploads.ts';
import { removeUnusedPreviews } from './unused-previews.ts';

const places: [string, ServerOptions][] = [
  ['the local disk', {}],
  ['a bucket', { bucket: true }],
];

describe.each(places)('previews on %s', (_, options) => {
  const server = useServer(options);
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
    changeRows(tenant, 'stored_files', { previews_used_on: addDays(today(), -daysAgo) });
  const remove = () => removeUnusedPreviews(server.storage.files, tenant.id, new Date());
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
    expect(await usedOn()).toBe(today());
  });

  it('that were looked at this week have no look recorded again, an earlier one has', async () => {
    expect(await usedOn()).toBe(today());
    await lastUsed(6);
    await look(64);
    expect(await usedOn()).toBe(addDays(today(), -6));
    await lastUsed(7);
    await look(64);
    expect(await usedOn()).toBe(today());
  });
});
