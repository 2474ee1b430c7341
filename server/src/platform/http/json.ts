import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

/** Deeper than any body of the contract, shallow enough to be checked at no cost. */
const MAX_DEPTH = 20;

/** More fields than any object of the contract has: naming them all as unknown would cost more than reading them. */
const MAX_KEYS = 1_000;

/** Half a surrogate pair is no text: it would be stored as something else than was sent. */
function faultOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'Not valid Unicode';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return 'Nested too deep';
  const parts = Object.values(value);
  if (parts.length > MAX_KEYS && !Array.isArray(value)) return 'Too many fields';
  for (const part of parts) {
    const fault = faultOf(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** JSON bodies: valid UTF-8, not nested without end, no `__proto__`. Other text is refused, so that no form post passes. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (!isUtf8(bytes)) return done(new HttpProblem('malformed', { detail: 'Not valid UTF-8' }));
    void parse(request, bytes.toString('utf8'), (error, value) => {
      if (error) return done(new HttpProblem('malformed', { detail: 'Not valid JSON' }));
      const fault = faultOf(value);
      if (fault) return done(new HttpProblem('malformed', { detail: fault }));
      done(null, value);
    });
  });
}
