import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Users come by https, whatever a proxy says or leaves out. */
    publicHttps: boolean;
  }
}

export function knowPublicUrl(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('publicHttps', publicUrl?.startsWith('https:') ?? false);
}

/** Whether the browser came by https, so that a cookie may be kept to that. */
export const isSecure = ({ protocol, server }: FastifyRequest) =>
  protocol === 'https' || server.publicHttps;
