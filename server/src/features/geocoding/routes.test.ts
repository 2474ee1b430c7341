import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import {
  answers,
  type GeocoderServer,
  honest,
  startGeocoder,
} from '../../../test/servers/geocoder-server.ts';
import { startServer, type TestServer } from '../../../test/servers/server.ts';

const tilesUrl = 'https://tiles.example.nl/{z}/{x}/{y}.png';

interface Running {
  server: TestServer;
  stop: () => Promise<void>;
}

async function signIn(server: TestServer) {
  const tenant = await makeTenant(server);
  const browser = browse(server, tenant);
  await browser.startSession(tenant, await makeUser(tenant));
  return browser;
}

type Browser = Awaited<ReturnType<typeof signIn>>;

const find = async (browser: Browser, ...points: string[]) =>
  (await browser.call(geocoding.addresses, { query: { points: points.join(';') } })).json();

/** Asks again until nothing is pending. */
async function findAll(browser: Browser, ...points: string[]) {
  await expect
    .poll(
      async () =>
        (await find(browser, ...points)).some(
          (candidate: { isPending: boolean }) => candidate.isPending,
        ),
      {
        timeout: 20_000,
        interval: 100,
      },
    )
    .toBe(false);
  return find(browser, ...points);
}

describe('with a geocoder', () => {
  let geocoder: GeocoderServer;
  let running: Running;
  let office: Browser;
  beforeAll(async () => {
    geocoder = await startGeocoder();
    running = await startServer({ geocoderUrl: geocoder.url, tilesUrl });
    office = await signIn(running.server);
  });
  afterEach(() => {
    geocoder.requests.length = 0;
    geocoder.behave(honest);
  });
  afterAll(async () => {
    await running.stop();
    await geocoder[Symbol.asyncDispose]();
  });

  it('asks once for a point, also for another company and after a restart', async () => {
    const address = {
      point: '52.1000,5.1000',
      address: 'Straat 52.1, Voorbeeldstad',
      isPending: false,
    };
    const many = await Promise.all(
      Array.from({ length: 10 }, () => find(office, '52.1000,5.1000')),
    );
    expect(many).toEqual(Array.from({ length: 10 }, () => [address]));
    expect(await find(await signIn(running.server), '52.1000,5.1000')).toEqual([address]);
    const again = await running.server.startAgain();
    const other = await signIn({ ...running.server, app: again });
    expect(await find(other, '52.1000,5.1000')).toEqual([address]);
    await again.close();
    expect(geocoder.requests).toHaveLength(1);
  });

  it('asks once for a point that has no address', async () => {
    geocoder.behave(answers({ error: 'Unable to geocode' }));
    const [found] = await findAll(office, '54.0000,4.0000');
    expect(found).toEqual({ point: '54.0000,4.0000', address: null, isPending: false });
    expect(geocoder.requests).toHaveLength(1);
  });

  it('asks for one point a second, and answers what it knows meanwhile', async () => {
    const points = ['51.0001,5.0000', '51.0002,5.0000', '51.0003,5.0000'];
    const first = await find(office, ...points, '52.1000,5.1000');
    expect(first.at(-1).address).toBe('Straat 52.1, Voorbeeldstad');
    expect(first[2]).toEqual({ point: points[2], address: null, isPending: true });
    const found = await findAll(office, ...points);
    expect(found.map((entry: { address: string }) => entry.address)).toEqual(
      points.map((point) => `Straat ${Number(point.split(',')[0])}, Voorbeeldstad`),
    );
    const times = geocoder.requests.map(({ at }) => at);
    expect(times).toHaveLength(3);
    for (const [index, at] of times.entries()) {
      if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThan(950);
    }
  });

  it.each([
    '',
    '52.1,5.1',
    '91.0000,5.0000',
    '52.1000,181.0000',
    '52.1000,5.1000;',
    'Kade 1',
    '52.1000,5.1000\n',
  ])('rejects the points %j', async (points) => {
    const response = await office.call(geocoding.addresses, { query: { points } });
    expect(response.statusCode).toBe(400);
    expect(geocoder.requests).toEqual([]);
  });

  it('tells the browser where the pictures of the map are, and lets it load them', async () => {
    const response = await office.call(geocoding.map);
    expect(response.json()).toEqual({ tilesUrl });
    expect(response.headers['content-security-policy']).toContain(
      "img-src 'self' blob: data: https://tiles.example.nl;",
    );
  });

  it('leaves a failing service alone after three failures, and answers at once', async () => {
    geocoder.behave(answers('<html>', 500));
    const found = await findAll(office, '50.0001,5.0000');
    expect(found).toEqual([{ point: '50.0001,5.0000', address: null, isPending: false }]);
    expect(geocoder.requests).toHaveLength(3);
    await find(office, '50.0002,5.0000');
    expect(geocoder.requests).toHaveLength(3);
    expect(await find(office, '52.1000,5.1000')).toMatchObject([
      { address: 'Straat 52.1, Voorbeeldstad' },
    ]);
  });
});

describe('without a geocoder and tiles', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.stop());

  it('knows no address, and allows images of nobody else', async () => {
    const office = await signIn(running.server);
    expect(await find(office, '52.1000,5.1000')).toEqual([
      { point: '52.1000,5.1000', address: null, isPending: false },
    ]);
    const response = await office.call(geocoding.map);
    expect(response.json()).toEqual({ tilesUrl: null });
    expect(response.headers['content-security-policy']).toContain("img-src 'self' blob: data:;");
  });
});

it('closing the app does not wait for a geocoder that does not answer', async () => {
  await using geocoder = await startGeocoder();
  geocoder.behave(() => undefined);
  const { server, stop } = await startServer({ geocoderUrl: geocoder.url });
  const office = await signIn(server);
  expect(await find(office, '52.3000,5.3000')).toMatchObject([{ isPending: true }]);
  const begun = Date.now();
  await server.app.close();
  expect(Date.now() - begun).toBeLessThan(2_000);
  await stop();
});
