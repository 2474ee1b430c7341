import type { FastifyInstance } from 'fastify';

const LIMIT_MS = 30_000;

/** Closes the connection when a body takes too long to arrive. Uploads have only the general request timeout. */
export function limitBodyTime(app: FastifyInstance, limitMs = LIMIT_MS): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, limitMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
