import type { SessionCheck } from '@ploegplan/contract/session/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import {
  type Fits,
  isBoolean,
  isName,
  isPath,
  isRecord,
  isShortText,
  isTexts,
  ofDevice,
  orNull,
} from '../remembered/memory.ts';

/** Path to return to after signing in. Without a username nobody was signed in, so it is for whoever signs in next. */
export interface ReturnPath {
  path: string;
  tenant: string;
  username: string | null;
}

/** A tenant that was stored by an earlier version lacks these settings. */
type LaterSetting =
  | 'workingWeek'
  | 'photoSide'
  | 'noticeDays'
  | 'linkDays'
  | 'restoreDays'
  | 'helpContact'
  | 'ownLimits';
type RememberedTenant = Omit<TenantProfile, LaterSetting> & Partial<TenantProfile>;

const isNumberOrAbsent = (value: unknown) => value === undefined || typeof value === 'number';

const isWeek = (value: unknown) =>
  Array.isArray(value) && value.length === 7 && value.some((day) => day !== null);

const isTenant: Fits<RememberedTenant> = (value): value is RememberedTenant =>
  isRecord(value) &&
  isShortText(value.name) &&
  isName(value.displayName) &&
  isPath(value.logo) &&
  isShortText(value.accentColor) &&
  isRecord(value.terms) &&
  isShortText(value.terms.project) &&
  isShortText(value.terms.projects) &&
  isTexts(value.hiddenParts) &&
  typeof value.breakMinutes === 'number' &&
  [value.photoSide, value.noticeDays, value.linkDays, value.restoreDays].every(isNumberOrAbsent) &&
  (value.workingWeek === undefined || isWeek(value.workingWeek)) &&
  (value.helpContact === undefined || isRecord(value.helpContact)) &&
  (value.ownLimits === undefined || Array.isArray(value.ownLimits));

const isLeftPath: Fits<ReturnPath> = (value): value is ReturnPath =>
  isRecord(value) &&
  isPath(value.path) &&
  isShortText(value.tenant) &&
  (value.username === null || isShortText(value.username));

const isSession: Fits<SessionCheck> = (value): value is SessionCheck =>
  isRecord(value) &&
  isShortText(value.username) &&
  isShortText(value.tenant) &&
  isShortText(value.userId) &&
  isShortText(value.userType) &&
  (value.employeeId === null || isShortText(value.employeeId)) &&
  isBoolean(value.alsoEmployee) &&
  value.needsPasswordChange === false &&
  value.factorStep === undefined;

const getNothing = () => null;

/** The path to return to after signing in. */
export const previousPath = ofDevice('previousPath', orNull(isLeftPath), getNothing);

/** The last tenant and session, to start with when there is no connection. */
export const lastTenant = ofDevice('lastTenant', orNull(isTenant), getNothing);
export const lastSession = ofDevice('lastSession', orNull(isSession), getNothing);

/** A sign-out that has not reached the server yet. */
export const isSignOutPending = ofDevice('isSignOutPending', isBoolean, () => false);

/** Shows that a sign-in with an account of the company began in this browser, until the next one. */
export const companyLoginProof = ofDevice('companyLoginProof', orNull(isShortText), getNothing);

/** A passkey was made or used in this browser, so that the login page offers them. */
export const knowsPasskey = ofDevice('knowsPasskey', isBoolean, () => false);
