import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';

/** The HTTP status and the English title of each problem code. */
const definitions: Record<ProblemCode, { status: number; title: string }> = {
  validation: { status: 400, title: 'The request does not fit the contract' },
  malformed: { status: 400, title: 'The request cannot be read' },
  unauthorized: { status: 401, title: 'Not signed in' },
  'login-failed': { status: 401, title: 'Unknown username or wrong password' },
  'wrong-password': { status: 400, title: 'The current password is wrong' },
  'password-change-needed': { status: 403, title: 'A new password must be chosen first' },
  'factor-needed': { status: 403, title: 'The second factor must be shown or set up first' },
  'confirmation-needed': {
    status: 403,
    title: 'The password or a factor must be shown again first',
  },
  'confirmation-failed': {
    status: 400,
    title: 'The password, code or passkey is wrong or expired',
  },
  'company-login-refused': {
    status: 403,
    title: 'The sign-in with an account of the company was refused',
  },
  'link-spent': { status: 410, title: 'The link was used before, is too old, or never was' },
  csrf: { status: 403, title: 'The anti-forgery token is missing or wrong' },
  forbidden: { status: 403, title: 'Not allowed for this user' },
  'not-found': { status: 404, title: 'Not found' },
  'unknown-host': { status: 404, title: 'No tenant has this host' },
  'tenant-blocked': { status: 403, title: 'This tenant is closed' },
  'stale-version': { status: 409, title: 'Changed by somebody else in the meantime' },
  'key-reused': { status: 422, title: 'This Idempotency-Key belongs to another write' },
  'filename-taken': { status: 409, title: 'Another image of this owner has this name' },
  'name-taken': { status: 409, title: 'Another record has this name' },
  'slug-taken': { status: 409, title: 'Another help article has this slug' },
  'username-taken': { status: 409, title: 'Another account has this username' },
  'tenant-name-taken': { status: 409, title: 'Another tenant has this name' },
  'host-taken': { status: 409, title: 'Another tenant has this host' },
  'own-admin-right': { status: 409, title: 'Nobody takes away their own right to administer' },
  'last-admin': { status: 409, title: 'A tenant keeps at least one admin' },
  'no-email': { status: 409, title: 'There is no e-mail address to send this to' },
  'requirements-unmet': { status: 409, title: 'The planning does not meet blocking requirements' },
  'hours-recorded': { status: 409, title: 'Hours are recorded on this' },
  'hours-approved': { status: 409, title: 'The hours of this week are approved' },
  'hours-corrected': { status: 409, title: 'The office corrected these hours' },
  'too-many-hours': { status: 409, title: 'More than a day of hours on this day' },
  'not-in-service': { status: 409, title: 'The employee is not in service on this day' },
  'not-qualified': { status: 403, title: 'Function or certificate does not allow this' },
  'scaffold-state': { status: 409, title: 'The scaffold is in another state' },
  'scaffold-not-inspected': { status: 409, title: 'No valid inspection approves the scaffold' },
  'no-weather-kind': { status: 409, title: 'The company has no kind of leave for the weather' },
  'standard-kind': { status: 409, title: 'The standard kind of hours stays, and counts as work' },
  'kind-overlap': {
    status: 409,
    title: 'Absences of this kind would be on the days of others that cannot go together with them',
  },
  'kind-approved': { status: 409, title: 'Hours of this kind are approved' },
  'pay-rules-used': { status: 409, title: 'Weeks were approved by these pay rules' },
  'payroll-not-ready': {
    status: 409,
    title: 'Codes or personnel numbers are missing, or nothing waits for a batch',
  },
  'nothing-to-issue': {
    status: 409,
    title: 'Nothing is approved, or nothing changed since the last issue',
  },
  'status-in-use': { status: 409, title: 'Projects have this status' },
  'leave-stands': { status: 409, title: 'Leave that stands is only withdrawn in consultation' },
  'absence-overlap': { status: 409, title: 'Another absence is on these days' },
  'already-decided': { status: 409, title: 'This was decided before' },
  'not-uploader': { status: 403, title: 'Only the uploader may do this' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'This type of content is not accepted' },
  'damaged-image': { status: 415, title: 'The image is damaged' },
  'too-many-requests': { status: 429, title: 'Too many attempts' },
  'storage-limit': { status: 507, title: 'The company has no room left for files' },
  'storage-full': { status: 507, title: 'No room left to store this' },
  unavailable: { status: 503, title: 'Temporarily not available' },
  internal: { status: 500, title: 'Something went wrong' },
};

export interface ProblemExtras {
  detail?: string;
  fields?: FieldProblem[];
  /** The row as it is now, for a stale version. */
  current?: unknown;
  /** The name of the user who made that change. */
  changedBy?: string | undefined;
  /** The day on which all of a closed tenant is deleted. */
  deletesOn?: string | undefined;
  retryAfterSeconds?: number;
}

/** An error response of the API. Throw it from a handler or below; the error handler sends it. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}, options?: ErrorOptions) {
    super(extras.detail ?? definitions[code].title, options);
    this.code = code;
    this.status = definitions[code].status;
    this.extras = extras;
  }

  /** The body as `application/problem+json` (RFC 9457). */
  body(requestId: string) {
    const { detail, fields, current, changedBy, deletesOn } = this.extras;
    return {
      type: `urn:ploegplan:problem:${this.code}`,
      title: definitions[this.code].title,
      status: this.status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      ...(fields === undefined ? {} : { fields }),
      ...(current === undefined ? {} : { current }),
      ...(changedBy ? { changedBy } : {}),
      ...(deletesOn ? { deletesOn } : {}),
      requestId,
    };
  }
}

/** The problem when another record of the subject has this name. */
export const nameTaken = (cause?: unknown) =>
  new HttpProblem('name-taken', { fields: [{ field: 'name', code: 'taken' }] }, { cause });

/** The current password in the request is wrong. Not a 401, because the session is valid. */
export const createWrongPassword = () =>
  new HttpProblem('wrong-password', { fields: [{ field: 'currentPassword', code: 'wrong' }] });

/** The problem when a field refers to a record that does not exist. */
export const createUnknownReference = (field: string) =>
  new HttpProblem('validation', { fields: [{ field, code: 'unknown-reference' }] });

export const getProblemStatus = (code: ProblemCode) => definitions[code].status;

/** Returns the row, or throws a 404 when there is none; the same for another tenant's id and an unknown one. */
export function requireFound<T>(row: T | undefined): T {
  if (row === undefined) throw new HttpProblem('not-found');
  return row;
}
