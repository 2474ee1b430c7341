import type { FastifyRequest } from 'fastify';
import { isSecure } from '../http/https.ts';

/** Behind https with the prefix that browsers accept from this very host only, so that no sister domain can set it. */
export const cookieName = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;
