import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Files under /assets have a content hash in their name and are cached permanently; all others are revalidated. */
const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Longer than any path of a page or a file. */
const LONGEST_PATH = 1_000;

/** Known not to be a file without a look in the folder, in each encoding. */
const plainPage = /^(?!\/api(\/|$))(\/[\w-]+)*\/?$/;

/**
 * Serves the built browser application. A path that is not a file gets index.html: the browser's router shows the page, or
 * a not-found page.
 */
export async function servePages(app: FastifyInstance, folder = webFolder): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // The plugin's own route lists the folder at every request, to compare the spelling of the name.
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path.replaceAll('\\', '/')));
      },
    });
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
      const path = `/${params['*']}`;
      if (path.length > LONGEST_PATH) throw new HttpProblem('malformed');
      return reply.sendFile(plainPage.test(path) ? 'index.html' : path);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isPage = request.method === 'GET' && !/^\/api(\/|$)|\.\w+$/.test(path);
    if (!built || !isPage) throw new HttpProblem('not-found');
    return reply.sendFile('index.html');
  });
}
