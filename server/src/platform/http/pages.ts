import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Files under /assets have a content hash in their name and are cached permanently; all others are revalidated. */
const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Serves the built browser application. A path that is not a file gets index.html: the browser's router shows the page, or
 * a not-found page.
 */
export async function servePages(app: FastifyInstance, folder = webFolder): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path.replaceAll('\\', '/')));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const isPage = request.method === 'GET' && !/^\/api(\/|$)|\.\w+$/.test(path);
    if (!built || !isPage) throw new HttpProblem('not-found');
    return reply.sendFile('index.html');
  });
}
