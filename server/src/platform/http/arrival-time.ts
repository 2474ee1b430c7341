import type { FastifyInstance } from 'fastify';

/** How long the headers of a request may take to arrive, and a body that is no upload. */
const LIMIT_MS = 30_000;

/** Closes the connection when the headers of a request take too long to arrive; Node looks at its connections now and then. */
export const limitHeaderTime = (limitMs = LIMIT_MS) => ({
  headersTimeout: limitMs,
  connectionsCheckingInterval: limitMs / 10,
});

/**
 * Closes the connection when a body takes too long to arrive. Uploads have only the general request timeout, unless nobody is
 * signed in: then their refusal is the answer, and what still arrives is of no use.
 */
export function limitBodyTime(app: FastifyInstance, limitMs = LIMIT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
    const timer = setTimeout(() => {
      const isExpected = isUpload && (request.session !== null || !reply.sent);
      if (!raw.complete && !isExpected) raw.destroy();
    }, limitMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
