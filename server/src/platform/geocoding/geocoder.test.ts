import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  type GeocoderServer,
  honest,
  startGeocoder,
} from '../../../test/servers/geocoder-server.ts';
import { createGeocoder } from './geocoder.ts';

const point = { lat: 52.0929, lon: 5.1045 };
const { signal } = new AbortController();

describe('a client of the geocoder', () => {
  let server: GeocoderServer;
  beforeAll(async () => {
    server = await startGeocoder();
  });
  afterEach(() => {
    server.behave(honest);
    server.requests.length = 0;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const ask = (base = server.url, timeoutMs = 5_000) =>
    createGeocoder(base, { publicUrl: 'https://planning.example.nl', timeoutMs })(point, signal);

  it('asks as Nominatim expects, and says who asks', async () => {
    expect(await ask()).toBe('Straat 52.0929, Voorbeeldstad');
    expect(server.requests).toEqual([
      {
        path: '/reverse',
        query: { lat: '52.0929', lon: '5.1045', format: 'jsonv2', addressdetails: '1', zoom: '18' },
        headers: expect.objectContaining({
          'accept-language': 'nl',
          'user-agent': 'Ploegplan (https://planning.example.nl)',
        }),
        at: expect.any(Number),
      },
    ]);
  });

  it('keeps the path and key of the configured address', async () => {
    await ask(`${server.url}/v1/?key=geheim`);
    expect(server.requests).toMatchObject([{ path: '/v1/reverse', query: { key: 'geheim' } }]);
  });

  it.each([
    [{ pedestrian: 'Raadsplein', town: 'Nepveen' }, 'Raadsplein, Nepveen'],
    [{ road: 'Krijtlaan', village: 'Proefdam', municipality: 'Nepveen' }, 'Krijtlaan, Proefdam'],
    [{ hamlet: 'Achterom' }, 'Achterom'],
    [{ road: 'Werf\nweg\u202e\u0000  7', city: 12 }, 'Werf weg 7'],
    [{ road: 'a'.repeat(5_000), city: 'b'.repeat(5_000) }, `${'a'.repeat(90)}, ${'b'.repeat(90)}`],
    [{ country: 'Nederland' }, null],
  ])('makes an address of %j', async (address, expected) => {
    server.behave(answers({ address }));
    expect(await ask()).toBe(expected);
  });

  it.each([
    ['says so', { error: 'Unable to geocode' }],
    ['names a place far away', { lat: '48.85', lon: '2.35', address: { city: 'Parijs' } }],
  ])('knows no address when the service %s', async (_, body) => {
    server.behave(answers(body));
    expect(await ask()).toBeNull();
  });

  it.each(['no JSON', [], 'null', { address: 'Kade 1' }, { lat: {}, address: {} }, {}])(
    'rejects the answer %j',
    async (body) => {
      server.behave(answers(body));
      await expect(ask()).rejects.toThrow();
    },
  );

  it.each([400, 403, 404, 429, 500, 503])('rejects status %i', async (status) => {
    server.behave(answers({ address: { road: 'Kade' } }, status));
    await expect(ask()).rejects.toThrow(String(status));
  });

  it('rejects a page in HTML', async () => {
    server.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<script>alert(1)</script>');
    });
    await expect(ask()).rejects.toThrow('text/html');
  });

  it('follows no redirect', async () => {
    server.behave((response) => {
      response.writeHead(302, { location: `${server.url}/inside` });
      response.end();
    });
    await expect(ask()).rejects.toThrow();
    expect(server.requests.map(({ path }) => path)).toEqual(['/reverse']);
  });

  it.each([false, true])('reads no more than a small answer (compressed: %s)', async (isZipped) => {
    let sent = 0;
    const blank = Buffer.alloc(1_000_000, ' ');
    server.behave((response) => {
      const headers = { 'content-type': 'application/json' };
      if (isZipped) {
        response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
        response.end(gzipSync(Buffer.alloc(50_000_000, ' ')));
        return;
      }
      response.writeHead(200, headers);
      const send = () => {
        while (sent < 50 && !response.destroyed) {
          sent++;
          if (!response.write(blank)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    });
    await expect(ask()).rejects.toThrow('too large');
    expect(sent).toBeLessThan(20);
  });

  it.each(['no answer', 'an answer without an end'])('gives up on %s', async (what) => {
    server.behave((response) => {
      if (what === 'no answer') return;
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(ask(server.url, 300)).rejects.toThrow('timeout');
  });

  it('rejects when nobody listens', async () => {
    await expect(ask('http://127.0.0.1:1')).rejects.toThrow();
  });
});
