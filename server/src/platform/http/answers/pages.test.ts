import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import { readPublicPageFiles, servePages } from './pages.ts';

async function makeApp(folder: string): Promise<FastifyInstance> {
  const app = Fastify({ frameworkErrors: answerError });
  app.setErrorHandler<FastifyError>(answerError);
  await servePages(app, async () => undefined, folder);
  return app;
}

const page = `<title>Ploegplan</title><script src="/assets/index-a1b2.js"></script>
  <link rel="stylesheet" href="/assets/index-c3-d.css">`;

describe('servePages', () => {
  let parent: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'ploegplan-pages-'));
    await mkdir(join(parent, 'dist/assets'), { recursive: true });
    await writeFile(join(parent, 'secret.txt'), 'secret');
    await writeFile(join(parent, 'dist/index.html'), page);
    await writeFile(join(parent, 'dist/sw.js'), '// service worker');
    await writeFile(join(parent, 'dist/assets/index-a1b2c3.js'), '// code');
    await writeFile(join(parent, 'dist/assets/index-a1b2c3.js.br'), 'brotli');
    await writeFile(join(parent, 'dist/assets/index-a1b2c3.js.gz'), 'gzip');
    await writeFile(join(parent, 'dist/index.html.br'), 'brotli page');
    app = await makeApp(join(parent, 'dist'));
  });
  afterAll(async () => {
    await app.close();
    await rm(parent, { recursive: true });
  });

  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers });

  it.each([
    ['/planninglink', {}],
    ['/planninglink/', { 'accept-encoding': 'br' }],
  ])(
    'serves the page of a planning link at %s, for no search engine or referrer',
    async (url, accepted) => {
      const { statusCode, headers } = await get(url, accepted);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    },
  );

  it('knows the files of the application', () => {
    expect(readPublicPageFiles(join(parent, 'dist'))).toBe(
      'assets/index-a1b2.js assets/index-c3-d.css',
    );
    expect(readPublicPageFiles(parent)).toBe('');
  });

  it.each(['/', '/index.html', '/planning', '/project-details/1?tab=2', '/apiary'])(
    'serves the application at %s, with revalidation',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([200, page]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('lets a file with a hash in its name be cached permanently', async () => {
    const { headers } = await get('/assets/index-a1b2c3.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['zstd', undefined, '// code'],
    ['identity', undefined, '// code'],
    [undefined, undefined, '// code'],
  ])('for accept-encoding %s sends the encoding %s', async (accepted, encoding, content) => {
    const { headers, body } = await get(
      '/assets/index-a1b2c3.js',
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    );
    expect([headers['content-encoding'], body]).toEqual([encoding, content]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
  });

  it.each(['/', '/planning'])('serves %s compressed, with revalidation', async (url) => {
    const { headers, body } = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(body).toBe('brotli page');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('revalidates other files, and answers 304 when they are unchanged', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/sw.js', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/assets/index-old.js', '/nergens.png', '/api', '/api/nergens'])(
    'answers %s with 404, not cached',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(headers['cache-control']).toBeUndefined();
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//../secret.txt',
  ])('does not serve files outside the folder: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toBe('secret');
  });

  it.each(['/%zz', '/%00', '//', '//[/a', `/${'a'.repeat(8_000)}`])(
    'answers an unreadable URL with 400 (%#)',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'malformed' });
      expect(response.body.length).toBeLessThan(300);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('answers %s with 404', async (method) => {
    expect((await app.inject({ method, url: '/planning' })).statusCode).toBe(404);
  });

  it('answers 404 before the application is built', async () => {
    const unbuilt = await makeApp(join(parent, 'nowhere'));
    expect((await unbuilt.inject({ url: '/' })).statusCode).toBe(404);
    await unbuilt.close();
  });
});
