import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptForms, receiveForm } from './answers/forms.ts';
import { limitBodyTime, limitHeaderTime } from './arrival-time.ts';
import { answerError } from './errors.ts';

const LIMIT_MS = 200;

interface Line {
  level: number;
  msg: string;
}

let written = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += chunk;
    done();
  },
});
const lines = (): Line[] =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const folder = { file: () => '/dev/null', [Symbol.asyncDispose]: async () => undefined };
const form = 'multipart/form-data; boundary=x';
const openForm = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n';

describe('a request that does not arrive completely', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify({ logger: { level: 'trace', stream }, http: limitHeaderTime(LIMIT_MS) });
    app.setErrorHandler<FastifyError>(answerError);
    app.decorateRequest('session', null);
    limitBodyTime(app, LIMIT_MS);
    await acceptForms(app);
    app.post('/', async (request) => {
      if (request.isMultipart()) await receiveForm(request, folder);
      return 'arrived';
    });
    app.post(
      '/refused',
      { onRequest: async (_, reply) => reply.code(401).send() },
      () => 'arrived',
    );
    app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS, 'done')));
    await app.listen();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    written = '';
  });

  async function open(): Promise<Socket> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, 'localhost');
    await once(socket, 'connect');
    return socket;
  }

  async function send(type: string, body: string, path = '/'): Promise<Socket> {
    const socket = await open();
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n${body}`,
    );
    return socket;
  }

  it.each([
    ['application/json', '{"name":'],
    [form, openForm],
  ])('is not logged as an error when the sender of %s disconnects', async (type, body) => {
    const socket = await send(type, body);
    await expect.poll(() => written).toContain('incoming request');
    socket.destroy();
    await expect.poll(() => lines().map(({ msg }) => msg)).toContain('The body broke off');
    expect(lines().filter(({ level }) => level > 30)).toEqual([]);
  });

  it('closes the connection after the time limit when its headers drip in', async () => {
    const began = performance.now();
    const socket = await open();
    socket.on('error', () => undefined);
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\nx-drip: ');
    const dripping = setInterval(() => socket.write('x'), LIMIT_MS / 10);
    await once(socket.resume(), 'close');
    clearInterval(dripping);
    expect(performance.now() - began).toBeGreaterThan(LIMIT_MS / 2);
    expect(lines().filter(({ level }) => level > 30)).toEqual([]);
  });

  it('closes the connection after the time limit when the rest of its body does not come', async () => {
    const socket = await send('application/json', '{"name":');
    const began = performance.now();
    await once(socket.resume(), 'close');
    expect(performance.now() - began).toBeGreaterThan(LIMIT_MS / 2);
    expect(lines().filter(({ level }) => level > 30)).toEqual([]);
  });

  it('has no time limit when it is an upload', async () => {
    const socket = await send(form, openForm);
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS));
    const rest = `${'x'.repeat(100 - openForm.length - 9)}\r\n--x--\r\n`;
    socket.end(rest);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
  });

  it('closes the connection after the time limit when it is an upload of nobody, and was refused', async () => {
    const socket = await send(form, openForm, '/refused');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('401 Unauthorized');
    await once(socket.resume(), 'close');
  });

  it('does not limit the time of a slow response', async () => {
    const { port } = app.server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}/slow`);
    expect(await response.text()).toBe('done');
  });
});
