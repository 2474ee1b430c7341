import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin } from '@ploegplan/contract/admin/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { images } from '@ploegplan/contract/images/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser, urlOf } from '../../../../test/calls/browser.ts';
import { sendForm, type UploadFile } from '../../../../test/calls/uploads.ts';
import { makeTenant, makeUser, type TestTenant } from '../../../../test/data/factories.ts';
import { keepLog } from '../../../../test/data/log.ts';
import { makeWorld, type World } from '../../../../test/data/world.ts';
import { useOwnServer } from '../../../../test/servers/server.ts';
import { toItemOwner } from '../../gallery/owners.ts';

const WARNING = 40;
const log = keepLog();
const server = useOwnServer({ logger: log.logger });
let tenant: TestTenant;
let world: World;
let employee: TestBrowser;
let god: TestBrowser;
let filename: string;

beforeAll(async () => {
  tenant = await makeTenant(server);
  const user = await makeUser(tenant, { userType: 'employee' });
  world = await makeWorld(server, tenant, user);
  employee = await browseAs(server, tenant, user);
  god = await browseAs(server, tenant, await makeUser(tenant, { userType: 'god' }));
  filename = await world.image();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(log.clear);

/** When every request has been answered or broken off, and what was logged of it has been written. */
const untilLogged = (requests: number) =>
  expect.poll(() => log.lines().filter(({ res }) => res).length).toBeGreaterThanOrEqual(requests);
const warnings = () => log.lines().filter(({ level }) => level >= WARNING);

describe('the answer of a file', () => {
  const ofItem = () => ({ params: { ...toItemOwner(world.item), filename } });
  const ofOwnItem = () => ({ params: { id: world.item, filename } });
  const logo = async () => ({ query: { v: await world.logo() } });
  const files: [
    what: string,
    Endpoint,
    given: () => Promise<object> | object,
    by: () => TestBrowser,
  ][] = [
    ['an image', images.view, ofItem, () => god],
    ['a preview', images.view, () => ({ ...ofItem(), query: { preview: 'true' } }), () => god],
    ['an image of the own planning', employeePlanning.viewImage, ofOwnItem, () => employee],
    ['a logo', tenants.logo, logo, () => employee],
    ['an icon', tenants.icon, () => ({ query: { kind: 'maskable', v: 'a1' } }), () => employee],
    [
      'a logo of any tenant',
      admin.logo,
      async () => ({ params: { id: tenant.id }, ...(await logo()) }),
      () => god,
    ],
  ];

  it.each(files)('is logged without a warning: %s', async (_, endpoint, given, by) => {
    const url = urlOf(endpoint, await given());
    const { statusCode, headers } = await by().request('GET', url);
    expect(statusCode).toBe(200);
    await untilLogged(1);
    expect(warnings()).toEqual([]);
    if (!headers.etag) return;
    const again = { 'if-none-match': String(headers.etag) };
    expect((await by().request('GET', url, undefined, again)).statusCode).toBe(304);
    await untilLogged(2);
    expect(warnings()).toEqual([]);
  });
});

/** Reads the beginning of an answer over a real connection, and goes away. */
async function breakOff(url: string, { cookieHeader: cookie }: TestBrowser) {
  const { port } = server.app.server.address() as AddressInfo;
  const request = get({ port, path: url, headers: { host: tenant.host, cookie } });
  const [response] = await once(request, 'response');
  await once(response, 'data');
  request.destroy();
}

describe('a download that is broken off', () => {
  it('is logged without a warning', async () => {
    // Noise does not shrink, so it is more than the connection holds before anybody reads.
    const [width, height, channels] = [2_000, 1_500, 3] as const;
    const pixels = randomBytes(width * height * channels);
    const large = await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
    const office = await browseAs(server, tenant, await makeUser(tenant));
    const form = { files: [['groot.png', Buffer.from(large)] as UploadFile] };
    expect((await sendForm(office, images.upload, world.item, form)).statusCode).toBe(200);
    log.clear();
    await breakOff(
      urlOf(images.view, { params: { ...toItemOwner(world.item), filename: 'groot.png' } }),
      god,
    );
    await untilLogged(1);
    // What else is logged of it comes before another call is answered.
    await god.call(tenants.current);
    expect(warnings()).toEqual([]);
  });
});
