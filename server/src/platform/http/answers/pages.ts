import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problem.ts';

export const webFolder = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));

/** Files under /assets have a content hash in their name and are cached permanently; all others are revalidated. */
const getCacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The types of the files with a hash in their name; a browser runs nothing of another type. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** No path of a page or a file is longer. */
const LONGEST_PATH = 1_000;

/** Matches paths that are no file, so that the folder is not searched for each encoding. */
const plainPage = /^(?!\/api(\/|$))(\/[\w-]+)*\/?$/;

/** The page of a link is of no interest to search engines or to the sites that it leads to. */
const publicPageHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** The names of the application's script and style, which contain a hash; the page of a link compares them with its own. Empty when it is not built. */
export function readPublicPageFiles(folder = webFolder): string {
  const file = join(folder, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return (html.match(/assets\/[\w-]+\.(js|css)/g) ?? []).join(' ');
}

/**
 * Serves the built application. A path that is no file gets index.html, in which the browser's router shows a page or none. `findFile` gives
 * a file of the pages of another version, by its name in /assets.
 */
export async function servePages(
  app: FastifyInstance,
  findFile: (name: string) => Promise<Buffer | undefined>,
  folder = webFolder,
): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // The plugin's own route lists the folder at every request, to compare the spelling of the name.
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const name = path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
        reply.header('cache-control', getCacheControl(name));
      },
    });
    for (const path of ['/planninglink', '/bon'].flatMap((page) => [page, `${page}/`])) {
      app.get(path, (_request, reply) => reply.headers(publicPageHeaders).sendFile('index.html'));
    }
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
      const path = `/${params['*']}`;
      if (path.length > LONGEST_PATH) throw new HttpProblem('malformed');
      return reply.sendFile(plainPage.test(path) ? 'index.html' : path);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const [, asset] = /^\/assets\/([\w./-]+)$/.exec(path) ?? [];
    const contents = asset && request.method === 'GET' ? await findFile(asset) : undefined;
    if (asset && contents) {
      return await reply
        .header('cache-control', getCacheControl(path))
        .type(types[extname(asset)] ?? 'application/octet-stream')
        .send(contents);
    }
    const isPage = request.method === 'GET' && !/^\/api(\/|$)|\.\w+$/.test(path);
    if (!built || !isPage) throw new HttpProblem('not-found');
    return reply.sendFile('index.html');
  });
}
