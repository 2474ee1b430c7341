import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problem.ts';

/** Deeper than any body of the contract, and shallow enough for a fast check. */
const MAX_DEPTH = 20;

/** More fields than any object of the contract; reporting each unknown field would cost more than parsing them. */
const MAX_KEYS = 1_000;

/** Why a parsed value is rejected; undefined when it is accepted. A lone surrogate could not be stored as it was sent. */
function findRejection(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'Not valid Unicode';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return 'Nested too deep';
  const parts = Object.values(value);
  if (parts.length > MAX_KEYS && !Array.isArray(value)) return 'Too many fields';
  for (const part of parts) {
    const rejection = findRejection(part, depth + 1);
    if (rejection) return rejection;
  }
  return undefined;
}

/** Parses JSON bodies, where there is one: valid UTF-8, limited nesting, no `__proto__`. Rejects other text types, so that no form post is accepted. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    // A call without a body names this type too (specification, section 7).
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new HttpProblem('malformed', { detail: 'Not valid UTF-8' }));
    void parse(request, bytes.toString('utf8'), (error, value) => {
      if (error) return done(new HttpProblem('malformed', { detail: 'Not valid JSON' }));
      const rejection = findRejection(value);
      if (rejection) return done(new HttpProblem('malformed', { detail: rejection }));
      done(null, value);
    });
  });
}
