import { beforeEach, describe, expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeUser, PASSWORD } from '../../../test/data/factories.ts';
import { keepLog } from '../../../test/data/log.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const log = keepLog();

describe('the log', () => {
  const server = useOwnServer({ logger: log.logger });
  const { tenant, browser: office } = useVisitor(server);
  beforeEach(log.clear);

  it('has a line for each request and response, with the request id of the response', async () => {
    const { headers } = await office.request('GET', '/api/clients?includingdeleted=true');
    const [asked, answered] = log.lines();
    expect(asked).toMatchObject({
      reqId: headers['x-request-id'],
      req: { method: 'GET', path: '/api/clients', host: tenant.host },
    });
    expect(answered).toMatchObject({
      reqId: headers['x-request-id'],
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
  });

  it('contains no password, token, cookie, body or query', async () => {
    const { username } = await makeUser(tenant);
    const browser = browse(server, tenant);
    await browser.login(username, 'geheim-fout');
    await browser.login(username);
    const secrets = [...browser.cookies.values(), ...office.cookies.values()];
    await office.request('POST', '/api/clients', { name: 'geheim-naam', kleur: 'geheim-kleur' });
    await office.request('POST', '/api/clients', '{"name":"geheim-', {
      'content-type': 'application/json',
    });
    await office.request('POST', '/api/clients', 'geheim-tekst', { 'content-type': 'text/plain' });
    await office.request(
      'POST',
      '/api/login?geheim-query=1',
      {},
      { authorization: 'Bearer geheim-drager' },
    );
    await office.request('GET', '/api/clients?client=geheim-query');
    await office.request('GET', '/api/nergens?geheim-query');
    await office.request('GET', '/api/clients/%zz/details?geheim-query');
    expect(log.lines().length).toBeGreaterThan(15);
    for (const secret of [PASSWORD, username, 'geheim', ...secrets])
      expect(log.text()).not.toContain(secret);
  });

  it('contains the cause of an internal error, which the response hides, without data of the row', async () => {
    await asOwner(server.ownerUrl, `alter table clients add check (name <> 'geheim-naam')`);
    const response = await office.request('POST', '/api/clients', { name: 'geheim-naam' });
    expect(response.json()).toEqual({
      type: 'urn:ploegplan:problem:internal',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      requestId: response.headers['x-request-id'],
    });
    const error = log.lines().find(({ level }) => level >= 50);
    expect(error).toMatchObject({
      reqId: response.headers['x-request-id'],
      err: { code: '23514', message: expect.stringContaining('clients_name_check') },
    });
    expect(log.text()).not.toContain('geheim');
  });
});
