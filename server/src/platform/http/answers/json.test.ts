import { gzipSync } from 'node:zlib';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../../../test/calls/visitor.ts';
import { useServer } from '../../../../test/servers/server.ts';

const json = 'application/json';
const nested = (open: string, close: string, times: number) =>
  `{"name":${open.repeat(times)}1${close.repeat(times)}}`;
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`veld${i}`, i])));
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

interface InvalidBody {
  description: string;
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
  answer: [status: number, code: string];
}

const malformed: InvalidBody['answer'] = [400, 'malformed'];
const rejectedType: InvalidBody['answer'] = [415, 'unsupported-media-type'];

const bodies: InvalidBody[] = [
  {
    description: 'more than 1 MB',
    body: `{"name":"${'x'.repeat(1_000_000)}"}`,
    answer: [413, 'too-large'],
  },
  { description: 'nested deeper than the limit', body: nested('[', ']', 20), answer: malformed },
  { description: 'deeply nested arrays', body: nested('[', ']', 100_000), answer: malformed },
  { description: 'deeply nested objects', body: nested('{"a":', '}', 100_000), answer: malformed },
  { description: 'an object with too many fields', body: fields(1_001), answer: malformed },
  { description: 'nesting that never closes', body: '['.repeat(500_000), answer: malformed },
  {
    description: 'invalid UTF-8',
    body: bytes('{"name":"', [0xff, 0xfe], '"}'),
    answer: malformed,
  },
  {
    description: 'truncated UTF-8',
    body: bytes('{"name":"', [0xe2, 0x82], '"}'),
    answer: malformed,
  },
  {
    description: 'an encoded surrogate',
    body: bytes('{"name":"', [0xed, 0xa0, 0x80], '"}'),
    answer: malformed,
  },
  { description: 'an escaped lone surrogate', body: '{"name":"a\\ud800b"}', answer: malformed },
  { description: 'a bare NUL', body: '{"name":"a\0b"}', answer: malformed },
  {
    description: '__proto__',
    body: '{"name":"a","__proto__":{"deleted":true}}',
    answer: malformed,
  },
  {
    description: 'escaped __proto__',
    body: '{"name":"a","\\u005f_proto__":{}}',
    answer: malformed,
  },
  {
    description: 'constructor.prototype',
    body: '{"name":"a","constructor":{"prototype":{}}}',
    answer: malformed,
  },
  { description: 'empty', body: '', answer: malformed },
  { description: 'truncated JSON', body: '{"name":', answer: malformed },
  { description: 'NaN', body: '{"name":NaN}', answer: malformed },
  {
    description: 'compressed JSON',
    body: gzipSync('{"name":"a"}'),
    headers: { 'content-encoding': 'gzip' },
    answer: malformed,
  },
  { description: 'plain text', body: '{"name":"a"}', type: 'text/plain', answer: rejectedType },
  {
    description: 'a web form',
    body: 'name=a',
    type: 'application/x-www-form-urlencoded',
    answer: rejectedType,
  },
  {
    description: 'JSON of another media type',
    body: '{"name":"a"}',
    type: 'application/merge-patch+json',
    answer: rejectedType,
  },
  {
    description: 'of an invalid media type',
    body: '{"name":"a"}',
    type: ';;,',
    answer: rejectedType,
  },
];

describe('a JSON body', () => {
  const server = useServer();
  const { browser: office } = useVisitor(server);

  const post = (body: string | Buffer, type = json, headers = {}) =>
    office.request('POST', '/api/clients', body, { 'content-type': type, ...headers });

  it.each(bodies)(
    'is rejected when it is $description',
    async ({ body, type, headers, answer }) => {
      const response = await post(body, type, headers);
      expect([response.statusCode, response.json().code]).toEqual(answer);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(await office.get(clients.list)).toEqual([]);
    },
  );

  it('may be absent where a call has none, although it names the type', async () => {
    const made = await office.get(clients.create, { body: { name: 'Zand' } });
    const calls = [
      ['GET', '/api/clients', 200],
      ['DELETE', `/api/clients/${made.id}`, 204],
      ['POST', `/api/clients/${made.id}/restore`, 200],
    ] as const;
    for (const [method, url, status] of calls) {
      const response = await office.request(method, url, '', { 'content-type': json });
      expect([method, response.statusCode]).toEqual([method, status]);
    }
    await office.call(clients.remove, { params: { id: made.id } });
  });

  it('is rejected without a content type', async () => {
    const response = await office.request('POST', '/api/clients', Buffer.from('{"name":"a"}'));
    expect(response.json()).toMatchObject({ code: 'unsupported-media-type' });
  });

  it('reports the field that contains NUL, and each unknown field', async () => {
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

  it('with many errors gets the first twenty', async () => {
    const response = await post(fields(1_000));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveLength(20);
  });

  it('has a lower size limit at the login, which anyone may call', async () => {
    const { method, path } = session.login;
    const answer = await office.request(method, `/api${path}`, { username: 'x'.repeat(5_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  });

  it('is accepted up to the size limit, and rejected for a field that is too long', async () => {
    const frame = '{"name":""}';
    const body = frame.replace('""', `"${'x'.repeat(limits.jsonBytes - frame.length)}"`);
    expect((await post(body)).json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'name', code: 'too_big' }],
    });
  });

  it('keeps accents, emoji, other scripts and quotes', async () => {
    const name = 'Bouwbedrijf ’t Groène "Huis" 🏗️ & zn — 建設';
    const created = await office.get(clients.create, { body: { name } });
    expect(created.name).toBe(name);
  });
});
