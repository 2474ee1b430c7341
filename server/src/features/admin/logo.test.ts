import { admin } from '@ploegplan/contract/admin/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { drawJpeg, filesOnDisk, sendForm, type UploadFile } from '../../../test/calls/uploads.ts';
import { useTenant, useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant } from '../../../test/data/factories.ts';
import { gifOf, pngOf } from '../../../test/data/forged-images.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);
const { browser: god } = useVisitor(server, { userType: 'god' });

const drawLogo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0f5e6b80' } });
const upload = (...files: UploadFile[]) => sendForm(god, admin.uploadLogo, tenant.id, { files });
const remove = () => god.get(admin.removeLogo, { params: { id: tenant.id } });

async function shown() {
  const visitor = browse(server, tenant);
  const { logo } = await visitor.get(tenants.current);
  return { logo, response: await visitor.request('GET', logo) };
}

describe('POST /admin/tenants/:id/logo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'accepts a %s, which the login page then shows as a PNG',
    async (format) => {
      const file = await drawLogo(300, 60).toFormat(format).toBuffer();
      const answer = (await upload([`logo.${format}`, file])).json();
      const logoUrl = `/api/admin/tenants/${tenant.id}/logo?v=1`;
      expect(answer).toMatchObject({ hasLogoImage: true, logoUrl });
      const { logo, response } = await shown();
      expect(logo).toBe('/api/tenant/logo?v=1');
      expect((await god.request('GET', logoUrl)).rawPayload).toEqual(response.rawPayload);
      expect(response.headers['content-type']).toBe('image/png');
      const { width, height, hasAlpha } = await sharp(response.rawPayload).metadata();
      expect({ width, height, hasAlpha }).toEqual({
        width: 300,
        height: 60,
        hasAlpha: format !== 'jpeg',
      });
    },
  );

  it.each([
    [3_000, 400, 600, 80],
    [1_000, 1_000, 160, 160],
  ])('resizes %i by %i pixels to %i by %i', async (width, height, newWidth, newHeight) => {
    await upload(['logo.png', await drawLogo(width, height).png().toBuffer()]);
    const metadata = await sharp((await shown()).response.rawPayload).metadata();
    expect([metadata.width, metadata.height]).toEqual([newWidth, newHeight]);
  });

  it('limits the size in bytes of the stored logo', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1_200, height: 320, channels: 3, noise, background: '#000' } as const;
    await upload(['ruis.png', await sharp({ create }).png().toBuffer()]);
    expect((await shown()).response.rawPayload.length).toBeLessThanOrEqual(100 * 1024);
  });

  it('removes metadata', async () => {
    const exif = { IFD0: { Copyright: 'geheim' } };
    await upload(['logo.png', await drawLogo(60, 60).png().withExif(exif).toBuffer()]);
    expect((await sharp((await shown()).response.rawPayload).metadata()).exif).toBeUndefined();
    expect(await filesOnDisk(server, tenant)).toEqual({ stored: [], unfinished: [] });
  });

  it('replaces the previous logo, at a new URL', async () => {
    await upload(['logo.png', await drawLogo(60, 60).png().toBuffer()]);
    const before = await shown();
    await upload(['logo.png', await drawLogo(90, 60).png().toBuffer()]);
    const { logo, response } = await shown();
    expect(logo).toBe('/api/tenant/logo?v=2');
    expect(response.rawPayload.equals(before.response.rawPayload)).toBe(false);
    expect((await browse(server, tenant).request('GET', before.logo)).statusCode).toBe(404);
  });

  it.each<[what: string, status: number, code: string, () => Promise<UploadFile[]> | UploadFile[]]>(
    [
      ['text', 415, 'unsupported-media-type', () => [['logo.png', 'geen plaatje']]],
      [
        'a drawing with scripts',
        415,
        'unsupported-media-type',
        () => [['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>']],
      ],
      ['a GIF', 415, 'unsupported-media-type', () => [['a.gif', Buffer.from(gifOf(4, 4, 1))]]],
      ['too many pixels', 413, 'too-large', () => [['a.png', Buffer.from(pngOf(20_000, 20_000))]]],
      [
        'too many bytes',
        413,
        'too-large',
        async () => [['a.jpg', Buffer.concat([await drawJpeg(), Buffer.alloc(limits.logoBytes)])]],
      ],
      ['no file', 400, 'validation', () => []],
      [
        'two files',
        400,
        'validation',
        async () => [
          ['a.jpg', await drawJpeg()],
          ['b.jpg', await drawJpeg()],
        ],
      ],
    ],
  )('rejects %s', async (_, status, code, files) => {
    const response = await upload(...(await files()));
    expect(response.json()).toMatchObject({ status, code, fields: [{}] });
    expect((await shown()).logo).toBe('/logos/ploegplan.svg');
  });
});

describe('DELETE /admin/tenants/:id/logo', () => {
  it('restores the built-in logo; the next upload gets a new URL', async () => {
    const file: UploadFile = ['logo.png', await drawLogo(60, 60).png().toBuffer()];
    await upload(file);
    const { logo } = await shown();
    expect(await remove()).toMatchObject({ hasLogoImage: false, logoUrl: '/logos/ploegplan.svg' });
    expect((await browse(server, tenant).request('GET', logo)).statusCode).toBe(404);
    await upload(file);
    expect((await shown()).logo).toBe('/api/tenant/logo?v=2');
  });
});

it('a change of the logo is recorded in the audit log of the tenant', async () => {
  const file: UploadFile = ['logo.png', await drawLogo(60, 60).png().toBuffer()];
  await remove();
  await upload(file);
  await upload(file);
  await remove();
  const { entries } = await god.get(audit.listOfTenant, { params: { id: tenant.id } });
  const changes = entries.filter(({ event }) => event === 'tenant-changed');
  expect(changes.map(({ details }) => details)).toEqual([
    { logoImage: [2, null] },
    { logoImage: [1, 2] },
    { logoImage: [null, 1] },
  ]);
});

describe('GET /tenant/logo', () => {
  it('can be cached permanently, by the browser only', async () => {
    await upload(['logo.png', await drawLogo(60, 60).png().toBuffer()]);
    const { response } = await shown();
    expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('answers 404 for another version or another tenant', async () => {
    await upload(['logo.png', await drawLogo(60, 60).png().toBuffer()]);
    const answers = [
      await browse(server, tenant).call(tenants.logo, { query: { v: '2' } }),
      await browse(server, await makeTenant(server)).call(tenants.logo, { query: { v: '1' } }),
    ];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});
