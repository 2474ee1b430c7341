import type { FastifyInstance } from 'fastify';

const LIMIT_MS = 30_000;

/** Hangs up on who takes too long over a body. An upload may take as long as any request. */
export function limitBodyTime(app: FastifyInstance, limitMs = LIMIT_MS): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, limitMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
