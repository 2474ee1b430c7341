import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { makeWorld } from '../../../test/data/world.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

const set = (column: string, value: string) =>
  asOwner(server.ownerUrl, `update tenants set ${column} = '${value}' where id = '${tenant.id}'`);
const get = (url: string, host = tenant.host) => server.app.inject({ url, headers: { host } });
const iconsAt = async (host: string): Promise<Record<'src' | 'sizes' | 'purpose', string>[]> =>
  (await get('/manifest.webmanifest', host)).json().icons;

describe('GET /manifest.webmanifest', () => {
  it('returns name, colours and start URL of the tenant', async () => {
    await set('display_name', 'Van Dam Gevels en Daken');
    await set('accent_color', '#8a4b08');
    const response = await get('/manifest.webmanifest');
    expect(response.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(response.json()).toMatchObject({
      id: '/',
      name: 'Van Dam Gevels en Daken',
      short_name: 'Van Dam Gevels',
      lang: 'nl',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#8a4b08',
      background_color: '#8a4b08',
      shortcuts: [{ name: 'Planning', url: '/planning' }],
    });
  });

  it('lists icons with their real sizes, cached permanently', async () => {
    const icons = await iconsAt(tenant.host);
    const kinds = icons.map(({ sizes, purpose }) => [sizes, purpose]);
    expect(kinds).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      const { headers, rawPayload } = await get(src);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([`${width}x${height}`, format, headers['content-type']]).toEqual([
        sizes,
        'png',
        'image/png',
      ]);
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    }
  });

  it('is rejected for a host without a tenant, and for a blocked tenant', async () => {
    const unknown = await get('/manifest.webmanifest', 'nergens.localhost');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown-host']);
    const closed = await makeTenant(server);
    await asOwner(
      server.ownerUrl,
      `update tenants set blocked_at = now() where id = '${closed.id}'`,
    );
    const answer = await get('/manifest.webmanifest', closed.host);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'tenant-blocked']);
  });
});

describe('GET /tenant/icon', () => {
  const pixelAt = async (png: Buffer, x: number, y: number) => {
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const start = 4 * (y * info.width + x);
    return [...data.subarray(start, start + 4)];
  };
  const icon = async (kind: string) => (await get(`/api/tenant/icon?kind=${kind}`)).rawPayload;

  it('returns the mark of the built-in logo, with rounded corners unless it is maskable', async () => {
    await set('logo', 'demo');
    expect((await pixelAt(await icon('512'), 0, 0))[3]).toBe(0);
    expect(await pixelAt(await icon('maskable'), 0, 0)).toEqual([31, 78, 140, 255]);
    expect(await pixelAt(await icon('apple'), 0, 0)).toEqual([31, 78, 140, 255]);
  });

  it('returns the uploaded logo as soon as there is one, at another URL', async () => {
    // The tenant of a host is cached for a few seconds; another host is not cached yet.
    const [before] = await iconsAt(tenant.host);
    const { logo } = await makeWorld(server, tenant, await makeUser(tenant));
    await logo();
    const later = `${tenant.name}.example.nl`;
    const [after] = await iconsAt(later);
    if (!before || !after) throw new Error('The manifest names no icons');
    expect(after.src).not.toBe(before.src);
    // The photo used as logo is opaque, and so is the icon, except for its corners.
    const own = await get(after.src, later);
    expect((await pixelAt(own.rawPayload, 0, 0))[3]).toBe(0);
    const current = await get('/api/tenant/icon?kind=192', later);
    expect(current.rawPayload.equals(own.rawPayload)).toBe(true);
    const old = await get(before.src, later);
    expect(old.rawPayload.equals(own.rawPayload)).toBe(true);
    expect(old.headers['cache-control']).toBe('private, no-cache');
  });
});
