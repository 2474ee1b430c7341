import type { FieldProblem, Problem } from '@ploegplan/contract/problem';
import { type ProblemCode, problemCodes } from '@ploegplan/contract/problem-codes';

/** An error answer of the server. Its Dutch text comes from `messages.ts`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];
  /** The current row, when somebody else changed it first (`stale-version`). */
  readonly current: unknown;
  /** Name of who that was. */
  readonly changedBy: string | undefined;
  /** The day on which all of the closed tenant is deleted (`tenant-blocked`). */
  readonly deletesOn: string | undefined;
  /** The request's id in the server's log. */
  readonly requestId: string;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields ?? [];
    this.current = problem.current;
    this.changedBy = problem.changedBy;
    this.deletesOn = problem.deletesOn;
    this.requestId = problem.requestId;
  }
}

/** The error of unsent writes after their user signed out. */
export const createSignedOutError = (): ApiError =>
  new ApiError({
    type: 'about:blank',
    title: 'The user signed out',
    status: 401,
    code: 'unauthorized',
    requestId: '',
  });

/** True when no record has this id; a malformed id is treated as an unknown one. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** An error answer without a problem body comes from something in between, such as a proxy. */
const toProblemCode = (status: number): ProblemCode =>
  [502, 503, 504].includes(status) ? 'unavailable' : 'internal';

/** True when a body is a problem of our server with a code that this version knows. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  problemCodes.some((code) => code === body.code) &&
  'requestId' in body &&
  typeof body.requestId === 'string';

export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ApiError(body);
  return new ApiError({
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    code: toProblemCode(response.status),
    requestId: response.headers.get('x-request-id') ?? '',
  });
}
