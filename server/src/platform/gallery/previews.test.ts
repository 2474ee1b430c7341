import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { images } from '@ploegplan/contract/images/endpoints';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg, filesOnDisk, sendForm, startOffice } from '../../../test/calls/uploads.ts';
import type { TestTenant } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
let tenant: TestTenant;
let office: TestBrowser;
let itemId: string;

beforeAll(async () => {
  ({ tenant, office, itemId } = await startOffice(server));
});

const upload = async (name: string, photo: Buffer<ArrayBuffer>) => {
  const { statusCode } = await sendForm(office, images.upload, itemId, { files: [[name, photo]] });
  expect(statusCode).toBe(200);
};

const usual = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

function look(name: string, { maxWidth = '512', accept = '*/*', etag = '' } = {}) {
  const url = `/api/planningitem/${itemId}/images/${name}?preview=true&maxWidth=${maxWidth}`;
  return office.request('GET', url, undefined, { accept, 'if-none-match': etag });
}

const stored = async () =>
  (await filesOnDisk(server, tenant)).stored.map((name) => name.split('/')[1] ?? '');

const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 });

describe('after an upload', () => {
  it('a preview that cannot be made leaves the image as it is', async () => {
    await upload('stuk.jpg', await drawJpeg(700, 500));
    const { stored } = await filesOnDisk(server, tenant);
    await writeFile(path.join(server.dataDir, 'files', tenant.id, stored[0] ?? ''), 'stuk');
    await server.previews.work();
    await eventually(async () => {
      const state = `select state from pgboss.job where name = 'image-previews'`;
      const { rows } = await server.database.pool.query<{ state: string }>(state);
      expect(rows).toEqual([{ state: 'retry' }]);
    });
    const params = { type: 'planningitem', id: itemId, filename: 'stuk.jpg' };
    expect((await office.call(images.view, { params })).body).toBe('stuk');
    expect((await office.call(images.remove, { params })).statusCode).toBe(204);
  });

  it('the usual previews are made in the background, as WebP and AVIF', async () => {
    await upload('gevel.jpg', await drawJpeg(900, 600));
    await eventually(async () =>
      expect(await stored()).toEqual(['original', 'preview-512.avif', 'preview-512.webp']),
    );
    const small = await look('gevel.jpg', { accept: usual });
    expect([small.headers['content-type'], small.headers.vary]).toEqual([
      'image/avif',
      expect.stringMatching(/accept/i),
    ]);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 512, height: 341 });
  });

  it('a browser that does not accept AVIF gets WebP', async () => {
    for (const accept of ['*/*', 'image/webp', 'image/avif;q=0, image/webp']) {
      const { headers } = await look('gevel.jpg', { accept });
      expect(headers['content-type'], accept).toBe('image/webp');
    }
  });
});

describe('a preview of another width', () => {
  it('is made when it is looked at, at most as wide as requested', async () => {
    const first = await look('gevel.jpg', { maxWidth: '300', accept: usual });
    expect(first.headers['content-type']).toBe('image/avif');
    expect((await sharp(first.rawPayload).metadata()).width).toBe(256);
    const large = await look('gevel.jpg', { maxWidth: '2000' });
    expect(large.headers['content-type']).toBe('image/webp');
    expect((await sharp(large.rawPayload).metadata()).width).toBe(900);
    // What is stored is good enough: nothing is made.
    const again = await look('gevel.jpg', { maxWidth: '2000', accept: usual });
    expect(again.headers['content-type']).toBe('image/webp');
  });

  it('is stored once per step, however many widths are requested', async () => {
    const widths = Array.from({ length: 100 }, (_, at) => String(16 + at * 40));
    for (const maxWidth of widths)
      expect((await look('gevel.jpg', { maxWidth })).statusCode).toBe(200);
    expect((await stored()).length).toBeLessThanOrEqual(13);
  });
});

describe('the etag of a preview', () => {
  it('is one per width and format, and either accepted format answers 304', async () => {
    const avif = await look('gevel.jpg', { accept: usual });
    const webp = await look('gevel.jpg');
    const other = await look('gevel.jpg', { maxWidth: '256' });
    const etags = [avif, webp, other].map(({ headers }) => String(headers.etag));
    expect(new Set(etags).size).toBe(3);
    const held = async (etag: string, accept: string) =>
      (await look('gevel.jpg', { accept, etag })).statusCode;
    expect(await held(etags[0] ?? '', usual)).toBe(304);
    expect(await held(etags[1] ?? '', usual)).toBe(304);
    expect(await held(etags[0] ?? '', 'image/webp')).toBe(200);
    expect(await held(etags[2] ?? '', usual)).toBe(200);
  });
});
