import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieName, isSecure } from '../http/https.ts';

export const DEVICE_COOKIE = 'ploegplan-device';
const LIFETIME_SECONDS = 365 * 24 * 3600;
/** A phone or computer that more people share remembers the last of them. */
const MOST_ACCOUNTS = 8;

const form = /^([\w-]{22})((?:\.[\w-]{22})+)$/;

/**
 * Knows the devices on which an account has signed in before, by a cookie: a random id, and for each account a signature of that id
 * and the account's name. It grants nothing but attempts of its own, so that guesses of strangers do not lock the owner out.
 */
export class KnownDevices {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The id of the browser's device if this account has signed in there; undefined otherwise. */
  idFor(request: FastifyRequest, tenantId: string, username: string): string | undefined {
    const { id, marks } = this.#read(request);
    const own = Buffer.from(this.#markOf(id, tenantId, username));
    return marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? id : undefined;
  }

  /** After a login. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { tenantId, username }: { tenantId: string; username: string },
  ): void {
    const known = this.#read(request);
    const id = known.id || randomBytes(16).toString('base64url');
    const own = this.#markOf(id, tenantId, username);
    const others = known.marks.filter((mark) => mark !== own);
    const value = [id, own, ...others.slice(0, MOST_ACCOUNTS - 1)].join('.');
    reply.setCookie(getCookieName(request, DEVICE_COOKIE), value, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure(request),
      httpOnly: true,
      maxAge: LIFETIME_SECONDS,
    });
  }

  #read(request: FastifyRequest): { id: string; marks: string[] } {
    const cookie = request.cookies[getCookieName(request, DEVICE_COOKIE)] ?? '';
    const [, id = '', marks = ''] = form.exec(cookie) ?? [];
    return { id, marks: marks.split('.').slice(1, MOST_ACCOUNTS + 1) };
  }

  #markOf(id: string, tenantId: string, username: string): string {
    const text = [id, tenantId, username.toLowerCase()].join('\n');
    return createHmac('sha256', this.#key)
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  }
}
