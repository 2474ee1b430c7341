import type {} from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCookieName, isSecure } from '../http/https.ts';

export const SESSION_COOKIE = 'ploegplan-session';
/** Tells the page that there is a session, so that it does not ask, and log a 401, where there is none. */
export const SIGNED_IN_COOKIE = 'ploegplan-signed-in';
/** The lifetime is long, because workers on site should sign in once a month and not every day. */
const LIFETIME_SECONDS = 30 * 24 * 3600;

interface SessionToken {
  /** The session id. */
  sid: string;
  /** The tenant id: a session belongs to one tenant. */
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
    hostCookiesSince: Date;
  }
}

interface Signing {
  secret: Buffer;
  /** Key id in each token; a token with another key id is rejected. */
  kid: string;
  /** The moment at which this installation began to set the cookie with the prefix behind https. */
  hostCookiesSince?: Date;
}

export async function signSessionTokens(
  app: FastifyInstance,
  { secret, kid, hostCookiesSince = new Date(0) }: Signing,
): Promise<void> {
  app.decorate('sessionKeyId', kid);
  app.decorate('hostCookiesSince', hostCookiesSince);
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: LIFETIME_SECONDS, kid },
    verify: { algorithms: ['HS256'], cache: 10_000 },
  });
}

/** The lifetime is short while the second step of signing in is still to come. */
const STEP_SECONDS = 15 * 60;

export const getSessionExpiry = (awaitsFactor = false) =>
  new Date(Date.now() + (awaitsFactor ? STEP_SECONDS : LIFETIME_SECONDS) * 1000);

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
  reply.setCookie(getCookieName(request, SESSION_COOKIE), request.server.jwt.sign(token), {
    ...options,
    httpOnly: true,
  });
  reply.setCookie(SIGNED_IN_COOKIE, 'yes', options);
}

/** True when this browser had a session, also one that ended. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  request.cookies[getCookieName(request, SESSION_COOKIE)] !== undefined;

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  const names = new Set([getCookieName(request, SESSION_COOKIE), SESSION_COOKIE, SIGNED_IN_COOKIE]);
  for (const name of names) reply.clearCookie(name, { path: '/', secure });
}

/** Gives an older session the cookie with the prefix. */
export function renewPlainCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: SessionToken,
): void {
  const name = getCookieName(request, SESSION_COOKIE);
  if (request.cookies[name] !== undefined) return;
  setSessionCookie(request, reply, token);
  reply.clearCookie(SESSION_COOKIE, { path: '/', secure: true });
}

/** The token in the request's cookie; undefined when it is missing, invalid or expired. */
export function readSessionToken(request: FastifyRequest): SessionToken | undefined {
  const cookie = request.cookies[getCookieName(request, SESSION_COOKIE)];
  if (cookie) return verifyCookie(request, cookie);
  const plain = request.cookies[SESSION_COOKIE];
  if (!plain) return undefined;
  // A sister domain can set this one, so that a newer token in it was put there.
  const token = verifyCookie(request, plain);
  const since = request.server.hostCookiesSince.getTime();
  return token && token.iat * 1000 < since ? token : undefined;
}

function verifyCookie(
  { server: { jwt, sessionKeyId } }: FastifyRequest,
  cookie: string,
): (SessionToken & { iat: number }) | undefined {
  try {
    const token = jwt.verify<SessionToken & { iat: number }>(cookie);
    const decoded = jwt.decode<{ header: { kid?: string } }>(cookie, { complete: true });
    return decoded?.header.kid === sessionKeyId ? token : undefined;
  } catch {
    return undefined;
  }
}
