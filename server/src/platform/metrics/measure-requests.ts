import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts every answer, and how long it took. An event stream lasts as long as its page, so it has no duration. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // A path that no route takes could be any text.
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ method, route, status: String(reply.statusCode) });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) metrics.requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
}
