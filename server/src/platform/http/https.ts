import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True when the public URL is https, regardless of the headers of a proxy. */
    publicHttps: boolean;
  }
}

export function decoratePublicHttps(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('publicHttps', publicUrl?.startsWith('https:') ?? false);
}

/** True when the browser uses https, so that cookies can be marked secure. */
export const isSecure = ({ protocol, server }: FastifyRequest) =>
  protocol === 'https' || server.publicHttps;

/** Scheme, host and port of the page that the browser shows. */
export const getOrigin = (request: FastifyRequest): string =>
  `${isSecure(request) ? 'https' : 'http'}://${request.host.toLowerCase()}`;

/** Behind https with the prefix that browsers accept from this very host only, so that no sister domain can set it. */
export const getCookieName = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;
