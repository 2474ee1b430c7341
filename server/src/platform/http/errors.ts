import type { FieldProblem } from '@ploegplan/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseError } from 'pg';
import { hasCode, isUnavailable } from '../database/error-codes.ts';
import { HttpProblem, nameTaken } from './problem.ts';
import { clearBrowserCache } from './security.ts';

/** These are rejected before routing; the message would repeat the whole URL. */
const unreadableAddress = /^FST_ERR_(BAD_URL|MAX_PARAM_LENGTH)$/;

const MAX_FIELDS = 20;

/** True when the client disconnected in the middle of the body, or took too long to send it. */
const isBrokenOff = ({ raw }: FastifyRequest) => Boolean(raw.errored) && !raw.complete;

/** Converts any error to an API error; an unknown one becomes `internal`, without details. */
function toProblem(error: FastifyError, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isBrokenOff(request)) return new HttpProblem('malformed', { detail: 'The body broke off' });
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new HttpProblem('validation', { fields: listFieldProblems(error) }, { cause: error });
  }
  if (error instanceof DatabaseError || isUnavailable(error)) {
    return toDatabaseProblem(error, request);
  }
  if (unreadableAddress.test(error.code)) {
    return new HttpProblem('malformed', { detail: 'Not a valid address' });
  }
  if (error.code?.startsWith('FST_CSRF')) return new HttpProblem('csrf');
  if (error.statusCode === 413) return new HttpProblem('too-large');
  if (error.statusCode === 415) return new HttpProblem('unsupported-media-type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpProblem('malformed', { detail: error.message }, { cause: error });
  }
  return new HttpProblem('internal', {}, { cause: error });
}

function listFieldProblems(error: FastifyError): FieldProblem[] {
  const fields = (error.validation ?? []).flatMap(({ instancePath, keyword, message, params }) => {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
      return params.keys.map((key) => ({
        field: [path, key].filter(Boolean).join('.'),
        code: keyword,
      }));
    }
    return [{ field: path, code: keyword === 'custom' && message ? message : keyword }];
  });
  return fields.slice(0, MAX_FIELDS);
}

function toDatabaseProblem(error: Error & { code?: string | undefined }, request: FastifyRequest) {
  if (hasCode(error, 'foreign_key_violation')) {
    const fields = [{ field: findReferringField(error, request.body), code: 'unknown-reference' }];
    return new HttpProblem('validation', { fields }, { cause: error });
  }
  // `require_open_hours` of the database raises this for any change of approved hours.
  if (error.code === 'PP001') return new HttpProblem('hours-approved', {}, { cause: error });
  if (error.code === 'PP002') return new HttpProblem('hours-corrected', {}, { cause: error });
  if (error.code === 'PP003') {
    const fields = [{ field: 'meaning', code: 'kind-approved' }];
    return new HttpProblem('kind-approved', { fields }, { cause: error });
  }
  if (error instanceof DatabaseError && error.constraint?.endsWith('_one_name')) {
    return nameTaken(error);
  }
  if (error.code === '53100') return new HttpProblem('storage-full', {}, { cause: error });
  if (isUnavailable(error)) {
    return new HttpProblem('unavailable', { retryAfterSeconds: 2 }, { cause: error });
  }
  return new HttpProblem('internal', {}, { cause: error });
}

/** The field of a violated foreign key: column `client_id` is sent as `clientId`, `client` or, in a list, `clientIds`. */
function findReferringField({ constraint = '' }: DatabaseError, body: unknown): string {
  const column = /_tenant_id_(\w+)_fkey$/.exec(constraint)?.[1] ?? '';
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const spellings = [name, name.replace(/Id$/, ''), `${name}s`];
  const isSent = (field: string) => typeof body === 'object' && body !== null && field in body;
  return spellings.find(isSent) ?? name;
}

/** The error handler of every route, and of requests that match none. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error, request);
  if (isBrokenOff(request)) request.log.debug(problem.message);
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.message);
  if (problem.extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', problem.extras.retryAfterSeconds);
  }
  if (problem.code === 'unauthorized') clearBrowserCache(reply);
  return reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.body(request.id));
}
