import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSecure } from './https.ts';

const YEAR_SECONDS = 31_536_000;
/** The policy of uploaded files: one that is opened by itself is no page of ours, runs nothing and loads nothing. */
export const filePolicy = "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** Clears what the browser keeps of this origin's answers: going back, and scripts, get those without asking the server. */
export const clearBrowserCache = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"cache"');

const permissions = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';

/**
 * The content security policy allows our own files only, and images of the map: no script or style in HTML. A script may set styles,
 * which is how pages are laid out (decision 011).
 */
export async function secureHeaders(
  app: FastifyInstance,
  { tilesUrl }: { tilesUrl: string | null },
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...(tilesUrl ? [new URL(tilesUrl).origin] : [])],
        // Blob workers zip workbooks off the main thread; only our own scripts can create a blob.
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('x-request-id', request.id);
    if (isSecure(request)) {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
  });
}
