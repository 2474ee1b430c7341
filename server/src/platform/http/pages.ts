import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Files under /assets carry a hash of their content in their name: they may be kept for good. Nothing else may. */
const cacheControl = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Serves the built browser application. Any path that is no file is a page of it: the browser's router shows the page, or
 * says that there is none.
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
