import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin } from '@ploegplan/contract/admin/endpoints';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { users } from '@ploegplan/contract/users/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser, urlOf } from '../../../test/calls/browser.ts';
import { drawJpeg, encodeForm } from '../../../test/calls/uploads.ts';
import { makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
let port: number;
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});

/** Begins a request, sends the rest of its body after `meanwhile` and one more second; returns the status. */
async function sendSlowly(
  browser: TestBrowser,
  { endpoint, params, type }: { endpoint: Endpoint; params?: object; type: string },
  body: Buffer,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const sending: ClientRequest = request({
    port,
    method: endpoint.method,
    path: urlOf(endpoint, { params }),
    headers: {
      host: tenant.host,
      cookie: browser.cookieHeader,
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': type,
      'content-length': body.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(body.subarray(0, 5));
  await sleep(300);
  await meanwhile();
  await sleep(1_000);
  sending.end(body.subarray(5));
  const [response] = await answered;
  response.resume();
  return response.statusCode ?? 0;
}

// At the same time, because each waits.
describe.concurrent('a request that began before its session ended', () => {
  it('is rejected when its body arrives later', async () => {
    const formerAdmin = await makeUser(tenant);
    const body = {
      username: 'achterdeur',
      userType: 'admin',
      email: 'mol@example.nl',
      invite: true,
    };
    const status = await sendSlowly(
      await browseAs(server, tenant, formerAdmin),
      { endpoint: users.create, type: 'application/json' },
      Buffer.from(JSON.stringify(body)),
      () => changeRows(tenant, 'users', { active: false }, { id: formerAdmin.id }),
    );
    expect(status).toBe(401);
    const made = await tenant.transact((tx) =>
      tx.selectFrom('users').select('id').where('username', '=', body.username).execute(),
    );
    expect(made).toEqual([]);
  });

  it('is rejected when its file arrives later', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const form = await encodeForm({ files: [['logo.jpg', await drawJpeg()]] });
    const status = await sendSlowly(
      await browseAs(server, tenant, god),
      { endpoint: admin.uploadLogo, params: { id: tenant.id }, type: form.contentType },
      form.body,
      () => asOwner(server.ownerUrl, `update gods set active = false where id = '${god.id}'`),
    );
    expect(status).toBe(401);
  });

  it('is handled when the session has not ended', async () => {
    const body = { username: 'nieuw', userType: 'admin' };
    const status = await sendSlowly(
      await browseAs(server, tenant, await makeUser(tenant)),
      { endpoint: users.create, type: 'application/json' },
      Buffer.from(JSON.stringify(body)),
      async () => {},
    );
    expect(status).toBe(200);
  });
});
