import type { CompanyLoginFault } from '@ploegplan/contract/company-login/faults';
import type { StoredCompanyLogin } from './settings.ts';

interface Options extends ErrorOptions {
  email?: string;
}

/** Signing in with an account of the company was refused. */
export class CompanyLoginError extends Error {
  override name = 'CompanyLoginError';
  readonly fault: CompanyLoginFault;
  /** Of whom, as far as the provider said it. */
  readonly email: string;

  constructor(fault: CompanyLoginFault, { email = '', ...options }: Options = {}) {
    super(`The sign-in with an account of the company was refused: ${fault}`, options);
    this.fault = fault;
    this.email = email;
  }
}

/** What a provider says of a user, as far as it is needed here. */
export interface Claims {
  email?: unknown;
  email_verified?: unknown;
  /** Microsoft: the owner of the domain of the address was verified; an optional claim. */
  xms_edov?: unknown;
  /** When the user last signed in at the provider, in seconds since 1970. */
  auth_time?: unknown;
  /** Google: the domain of the Workspace that the account belongs to. */
  hd?: unknown;
  [claim: string]: unknown;
}

const GOOGLE = 'accounts.google.com';

const isYes = (claim: unknown) => claim === true || ['true', '1'].includes(String(claim));

/** Of other addresses Google tells only that the user once had them. */
const isOfGoogle = (email: string, { hd }: Claims) =>
  typeof hd === 'string' || email.endsWith('@gmail.com');

function isVerified(email: string, claims: Claims, { issuer, trustsEmail }: StoredCompanyLogin) {
  if (trustsEmail || isYes(claims.xms_edov)) return true;
  if (!isYes(claims.email_verified)) return false;
  return new URL(issuer).hostname !== GOOGLE || isOfGoogle(email, claims);
}

interface Judged {
  /** In lower case. */
  email: string;
  /** Whether the user is an admin; null when no group decides, or the groups are not told. */
  isAdmin: boolean | null;
  /** When the user last showed the provider who he is; null when it does not say. */
  confirmedAt: Date | null;
}

/** The clock of a provider that is ahead makes nothing last longer. */
const findConfirmedAt = ({ auth_time: seconds }: Claims) =>
  typeof seconds === 'number' ? new Date(Math.min(seconds * 1000, Date.now())) : null;

/** Decides by what the provider says whether somebody may sign in, and as whom. */
export function judgeClaims(claims: Claims, settings: StoredCompanyLogin): Judged {
  const { domains, groupClaim, requiredGroup, adminGroup } = settings;
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  if (email === '') throw new CompanyLoginError('no-mail');
  if (!isVerified(email, claims, settings))
    throw new CompanyLoginError('unverified-mail', { email });
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (domains.length > 0 && !domains.includes(domain))
    throw new CompanyLoginError('wrong-domain', { email });
  const told = claims[groupClaim];
  const groups = [told].flat();
  // Microsoft leaves them out where there are more than 200.
  const isTold = told !== undefined && told !== null;
  if (requiredGroup !== '' && !groups.includes(requiredGroup))
    throw new CompanyLoginError(isTold ? 'wrong-group' : 'no-groups', { email });
  const isAdmin = adminGroup === '' || !isTold ? null : groups.includes(adminGroup);
  return { email, isAdmin, confirmedAt: findConfirmedAt(claims) };
}
