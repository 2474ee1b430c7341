import Tokens from '@fastify/csrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './https.ts';
import { HttpProblem } from './problem.ts';

const TOKEN_COOKIE = 'XSRF-TOKEN';
export const TOKEN_HEADER = 'x-xsrf-token';

const getSessionId = (request: FastifyRequest) => request.session?.id ?? 'anonymous';

/** Signed double-submit cookie, bound to the session: our own pages read it and send it back as a header, others cannot. */
export class ForgeryGuard {
  readonly #tokens: Tokens.TokensUserinfo;
  readonly #secret: string;

  constructor(key: Buffer) {
    this.#secret = key.toString('base64');
    const options: Tokens.Options = { hmacKey: this.#secret, userInfo: true };
    this.#tokens = Tokens(options) as Tokens.TokensUserinfo;
  }

  /** Sets a token for this session, or an anonymous one, as a cookie on the response. */
  issue(request: FastifyRequest, reply: FastifyReply, sessionId = getSessionId(request)): void {
    reply.setCookie(TOKEN_COOKIE, this.#tokens.create(this.#secret, sessionId), {
      path: '/',
      sameSite: 'lax',
      secure: isSecure(request),
    });
  }

  /** Sets a token when the request has none. */
  issueMissing(request: FastifyRequest, reply: FastifyReply): void {
    if (!request.cookies[TOKEN_COOKIE]) this.issue(request, reply);
  }

  /** Rejects a write without a valid token; the error response sets a new one. */
  demand(request: FastifyRequest, reply: FastifyReply): void {
    const token = request.headers[TOKEN_HEADER];
    const fits =
      typeof token === 'string' &&
      token === request.cookies[TOKEN_COOKIE] &&
      this.#tokens.verify(this.#secret, token, getSessionId(request));
    if (fits) return;
    this.issue(request, reply);
    throw new HttpProblem('csrf');
  }
}
