import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idParams, version } from '../fields.ts';
import { uploadErrors } from '../images/endpoints.ts';
import { ImageView } from '../images/schemas.ts';
import * as open from './public.schemas.ts';
import * as schemas from './schemas.ts';
import * as signing from './signing.schemas.ts';

const versionParams = z.strictObject({
  id,
  version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), version)),
});
const photoParams = z.strictObject({ id, photo: id });

export const slips = {
  list: endpoint('GET', '/slips', {
    access: 'foreman-or-admin',
    summary:
      'The slips of extra work, the newest first: of the office all, of a foreman those of works that he is planned on',
    response: z.array(schemas.SlipRow),
  }),
  choices: endpoint('GET', '/slips/choices', {
    access: 'foreman-or-admin',
    summary: 'What a slip is made of: works, contacts, people and the last rate',
    response: schemas.SlipChoices,
  }),
  differences: endpoint('GET', '/slips/differences', {
    access: 'admin',
    summary: 'Where the hours of signed slips and the recorded hours of that kind differ',
    response: z.array(schemas.SlipDifference),
  }),
  bundle: endpoint('GET', '/slips/bundle', {
    access: 'admin',
    summary: 'The PDF of each of these slips, as one zip',
    query: schemas.SlipBundle,
    binary: true,
    errors: ['not-found'],
  }),
  get: endpoint('GET', '/slips/:id', {
    access: 'foreman-or-admin',
    summary: 'A slip with its versions and what the client did with each',
    params: idParams,
    response: schemas.Slip,
    errors: ['not-found'],
  }),
  save: endpoint('PUT', '/slips/:id', {
    access: 'foreman-or-admin',
    summary: 'Make a slip, change the version that nobody was asked to sign, or make the next one',
    params: idParams,
    body: schemas.SlipDraft,
    response: schemas.Slip,
    errors: ['not-found', 'stale-version', 'already-decided'],
  }),
  addPhoto: endpoint('POST', '/slips/:id/photos', {
    access: 'foreman-or-admin',
    summary: 'Add a photo to a slip; its version names the photo by the id that comes with it',
    params: idParams,
    body: schemas.SlipPhotos,
    bodyKind: 'either',
    errors: ['not-found', ...uploadErrors],
  }),
  photo: endpoint('GET', '/slips/:id/photos/:photo', {
    access: 'foreman-or-admin',
    summary: 'A photo of a slip, original or preview',
    params: photoParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  sign: endpoint('POST', '/slips/:id/signatures', {
    access: 'foreman-or-admin',
    summary:
      'What the client’s person did with a version on the glass; it never changes from then on',
    params: idParams,
    body: signing.NewSlipSignature,
    response: schemas.Slip,
    errors: ['not-found', 'stale-version', 'already-decided'],
  }),
  send: endpoint('POST', '/slips/:id/links', {
    access: 'foreman-or-admin',
    summary: 'Mail a link to sign a version; it never changes from then on',
    params: idParams,
    body: signing.SlipLink,
    response: schemas.Slip,
    errors: ['not-found', 'stale-version', 'already-decided'],
  }),
  setState: endpoint('POST', '/slips/:id/state', {
    access: 'admin',
    summary:
      'Mark a signed slip as disputed or invoiced, withdraw a first draft, or take that back',
    params: idParams,
    body: schemas.SlipStateChange,
    response: schemas.Slip,
    errors: ['not-found', 'already-decided'],
  }),
  bookHours: endpoint('POST', '/slips/:id/hours', {
    access: 'admin',
    summary: 'Book the hours of a signed slip that could not be booked before',
    params: idParams,
    response: schemas.Slip,
    errors: ['not-found'],
  }),
  pdf: endpoint('GET', '/slips/:id/versions/:version/pdf', {
    access: 'foreman-or-admin',
    summary: 'A version of a slip as PDF, signed or to be signed on paper',
    params: versionParams,
    binary: true,
    errors: ['not-found'],
  }),
};

const linkErrors = ['not-found', 'too-many-requests'] as const;

/** The token is in the query, which no log contains. An unknown, an expired and a revoked link give the same answer. */
export const publicSlips = {
  show: endpoint('GET', '/public-slip', {
    access: 'public',
    summary: 'The version of a link',
    query: open.SlipToken,
    response: open.PublicSlip,
    errors: linkErrors,
  }),
  photo: endpoint('GET', '/public-slip/photos/:id', {
    access: 'public',
    summary: 'A photo of the version of a link, as a preview',
    params: idParams,
    query: open.SlipToken,
    binary: true,
    errors: linkErrors,
  }),
  pdf: endpoint('GET', '/public-slip/pdf', {
    access: 'public',
    summary: 'The version of a link as PDF',
    query: open.SlipToken,
    binary: true,
    errors: linkErrors,
  }),
  sign: endpoint('POST', '/public-slip/signature', {
    access: 'public',
    summary: 'Sign or refuse the version of a link',
    query: open.SlipToken,
    body: signing.LinkedSignature,
    response: open.PublicSlip,
    errors: [...linkErrors, 'already-decided'],
  }),
  confirm: endpoint('POST', '/public-slip/confirmation', {
    access: 'public',
    summary: 'Confirm the signature that the mailed copy of a link is of',
    query: open.SlipToken,
    response: open.PublicSlip,
    errors: linkErrors,
  }),
  check: endpoint('GET', '/slip-check', {
    access: 'public',
    summary: 'Whether a SHA-256 is that of a signed version of a slip, or of a PDF of one',
    query: open.SlipCheck,
    response: open.SlipChecked,
    errors: ['too-many-requests'],
  }),
};
