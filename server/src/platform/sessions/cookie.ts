import type {} from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../http/https.ts';

export const SESSION_COOKIE = 'ploegplan-session';
/** Tells the page that there is a session, so that it does not ask, and log a 401, where there is none. */
export const SIGNED_IN_COOKIE = 'ploegplan-signed-in';
/** Long, because workers on site should sign in once a month and not every day. */
const LIFETIME_SECONDS = 30 * 24 * 3600;

interface SessionToken {
  /** Session id. */
  sid: string;
  /** Tenant id: a session belongs to one tenant. */
  tid: string;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: SessionToken;
    user: SessionToken;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionKeyId: string;
  }
}

/** @param kid key id in each token; a token with another key id is rejected */
export async function signSessionTokens(
  app: FastifyInstance,
  { secret, kid }: { secret: Buffer; kid: string },
): Promise<void> {
  app.decorate('sessionKeyId', kid);
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: LIFETIME_SECONDS, kid },
    verify: { algorithms: ['HS256'], cache: 10_000 },
  });
}

export const sessionExpiry = () => new Date(Date.now() + LIFETIME_SECONDS * 1000);

/** Sets the cookie of the session as httpOnly and sameSite, and as secure when the browser uses https. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: SessionToken,
): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: LIFETIME_SECONDS,
  } as const;
  reply.setCookie(SESSION_COOKIE, request.server.jwt.sign(token), { ...options, httpOnly: true });
  reply.setCookie(SIGNED_IN_COOKIE, 'yes', options);
}

export function clearSessionCookie(reply: FastifyReply): void {
  for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE]) reply.clearCookie(name, { path: '/' });
}

/** The token in the request's cookie; undefined when it is missing, invalid or expired. */
export function readSessionToken(request: FastifyRequest): SessionToken | undefined {
  const cookie = request.cookies[SESSION_COOKIE];
  if (!cookie) return undefined;
  const { jwt, sessionKeyId } = request.server;
  try {
    const token = jwt.verify<SessionToken>(cookie);
    const decoded = jwt.decode<{ header: { kid?: string } }>(cookie, { complete: true });
    return decoded?.header.kid === sessionKeyId ? token : undefined;
  } catch {
    return undefined;
  }
}
