import { gzipSync } from 'node:zlib';
import { clients } from '@ploegplan/contract/clients';
import { limits } from '@ploegplan/contract/limits';
import { session } from '@ploegplan/contract/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import { makeTenant, makeUser } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';

const json = 'application/json';
const nested = (open: string, close: string, times: number) =>
  `{"name":${open.repeat(times)}1${close.repeat(times)}}`;
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`veld${i}`, i])));
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

interface Hostile {
  what: string;
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
  answer: [status: number, code: string];
}

const malformed: Hostile['answer'] = [400, 'malformed'];
const refusedType: Hostile['answer'] = [415, 'unsupported-media-type'];

const bodies: Hostile[] = [
  {
    what: 'more than 1 MB',
    body: `{"name":"${'x'.repeat(1_000_000)}"}`,
    answer: [413, 'too-large'],
  },
  { what: 'nested deeper than any of ours', body: nested('[', ']', 20), answer: malformed },
  { what: 'arrays nested without end', body: nested('[', ']', 100_000), answer: malformed },
  { what: 'objects nested without end', body: nested('{"a":', '}', 100_000), answer: malformed },
  { what: 'an object of more fields than any of ours', body: fields(1_001), answer: malformed },
  { what: 'nesting that never closes', body: '['.repeat(500_000), answer: malformed },
  {
    what: 'bytes that are no UTF-8',
    body: bytes('{"name":"', [0xff, 0xfe], '"}'),
    answer: malformed,
  },
  {
    what: 'UTF-8 that is cut off',
    body: bytes('{"name":"', [0xe2, 0x82], '"}'),
    answer: malformed,
  },
  {
    what: 'an encoded surrogate',
    body: bytes('{"name":"', [0xed, 0xa0, 0x80], '"}'),
    answer: malformed,
  },
  { what: 'an escaped lone surrogate', body: '{"name":"a\\ud800b"}', answer: malformed },
  { what: 'a bare NUL', body: '{"name":"a\0b"}', answer: malformed },
  { what: '__proto__', body: '{"name":"a","__proto__":{"deleted":true}}', answer: malformed },
  { what: 'escaped __proto__', body: '{"name":"a","\\u005f_proto__":{}}', answer: malformed },
  {
    what: 'constructor.prototype',
    body: '{"name":"a","constructor":{"prototype":{}}}',
    answer: malformed,
  },
  { what: 'nothing', body: '', answer: malformed },
  { what: 'half an object', body: '{"name":', answer: malformed },
  { what: 'NaN', body: '{"name":NaN}', answer: malformed },
  {
    what: 'compressed JSON',
    body: gzipSync('{"name":"a"}'),
    headers: { 'content-encoding': 'gzip' },
    answer: malformed,
  },
  { what: 'plain text', body: '{"name":"a"}', type: 'text/plain', answer: refusedType },
  {
    what: 'a web form',
    body: 'name=a',
    type: 'application/x-www-form-urlencoded',
    answer: refusedType,
  },
  {
    what: 'JSON of another kind',
    body: '{"name":"a"}',
    type: 'application/merge-patch+json',
    answer: refusedType,
  },
  { what: 'no sensible type', body: '{"name":"a"}', type: ';;,', answer: refusedType },
];

describe('a JSON body', () => {
  const server = useServer();
  let office: TestBrowser;
  beforeAll(async () => {
    const tenant = await makeTenant(server);
    office = await browseAs(server, tenant, await makeUser(tenant));
  });

  const post = (body: string | Buffer, type = json, headers = {}) =>
    office.request('POST', '/api/clients', body, { 'content-type': type, ...headers });

  it.each(bodies)('is refused when it is $what', async ({ body, type, headers, answer }) => {
    const response = await post(body, type, headers);
    expect([response.statusCode, response.json().code]).toEqual(answer);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(await office.get(clients.list)).toEqual([]);
  });

  it('is refused when it comes without a type', async () => {
    const response = await office.request('POST', '/api/clients', Buffer.from('{"name":"a"}'));
    expect(response.json()).toMatchObject({ code: 'unsupported-media-type' });
  });

  it('names the field that holds NUL, and each unknown field', async () => {
    const response = await post('{"name":"a\\u0000b","kleur":1,"maat":2}');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'nul' },
        { field: 'kleur', code: 'unrecognized_keys' },
        { field: 'maat', code: 'unrecognized_keys' },
      ]),
    );
  });

  it('of many faults hears of the first twenty', async () => {
    const response = await post(fields(1_000));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveLength(20);
  });

  it('is smaller where anyone may send it', async () => {
    const { method, path } = session.login;
    const answer = await office.request(method, `/api${path}`, { username: 'x'.repeat(5_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  });

  it('may be as large as the limit, of which a field may take its own part', async () => {
    const frame = '{"name":""}';
    const body = frame.replace('""', `"${'x'.repeat(limits.jsonBytes - frame.length)}"`);
    expect((await post(body)).json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'name', code: 'too_big' }],
    });
  });

  it('keeps what a person writes: accents, emoji, other scripts, quotes', async () => {
    const name = 'Bouwbedrijf ’t Groène "Huis" 🏗️ & zn — 建設';
    const created = await office.get(clients.create, { body: { name } });
    expect(created.name).toBe(name);
  });
});
