import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint, FactorStep } from '@ploegplan/contract/endpoint';
import { findPasswordRejection } from '@ploegplan/contract/session/passwords';
import type { LoginResponse } from '@ploegplan/contract/session/schemas';
import { record, toActor } from '../../platform/audit/log.ts';
import type { LoginProviders } from '../../platform/company-login/providers.ts';
import type { Challenges } from '../../platform/factors/challenges.ts';
import { hasFactor } from '../../platform/factors/rows.ts';
import type { ForgeryGuard } from '../../platform/http/csrf.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { clearBrowserCache } from '../../platform/http/security.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Account } from '../../platform/sessions/accounts.ts';
import {
  getSessionExpiry,
  hasSessionCookie,
  setSessionCookie,
} from '../../platform/sessions/cookie.ts';
import type { KnownDevices } from '../../platform/sessions/known-devices.ts';
import {
  endSession,
  findSession,
  type NewSession,
  startSession,
} from '../../platform/sessions/repository.ts';
import type { Attempt, Throttles } from '../../platform/sessions/throttle.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export interface Guards {
  forgery: ForgeryGuard;
  throttles: Throttles;
  mails: AccountMails;
  devices: KnownDevices;
  challenges: Challenges;
  providers: LoginProviders;
}

type AnyCall = Pick<Call<Endpoint>, 'tenant' | 'request' | 'reply'>;

export const createAttempt = ({ tenant, request }: AnyCall, name: string): Attempt => ({
  tenantId: tenant.id,
  name,
  address: request.ip,
});

type SessionKind = Pick<NewSession, 'awaitsFactor' | 'byCompany' | 'confirmedAt'>;

/** Creates a session; after the transaction has committed, `sendSession` sets its cookies. */
export async function openSession(
  tx: TenantTx,
  { request }: AnyCall,
  account: Pick<Account, 'id' | 'godEpoch'>,
  kind: SessionKind = {},
): Promise<string> {
  const id = randomUUIDv7();
  const userAgent = request.headers['user-agent'] ?? '';
  const expiresAt = getSessionExpiry(kind.awaitsFactor);
  await startSession(tx, { id, account, expiresAt, userAgent, ...kind });
  return id;
}

/**
 * Signs in who has shown a password, link or account of the company: in a session for the second step only, when the account has a factor. Ends the
 * previous session, to prevent session fixation. The log has it as a login when it is whole.
 */
export async function openFirstSession(
  tx: TenantTx,
  call: AnyCall & Pick<Call<Endpoint>, 'session'>,
  account: Account,
  event: 'login' | 'magic-link-used' | 'company-login',
  { countsAsFactor = false, ...kind }: SessionKind & { countsAsFactor?: boolean } = {},
): Promise<OpenedSession> {
  if (call.session) await endSession(tx, call.session.id);
  const awaitsFactor = !countsAsFactor && (await hasFactor(tx, account));
  const sessionId = await openSession(tx, call, account, { ...kind, awaitsFactor });
  const actor = toActor({ ...account, userId: account.id });
  if (!awaitsFactor) await record(tx, { event, actor, address: call.request.ip });
  const opened = await findSession(tx, sessionId);
  return { sessionId, username: account.username, factorStep: opened?.factorStep };
}

export interface OpenedSession {
  sessionId: string;
  username: string;
  factorStep?: FactorStep | undefined;
}

/** Sets the cookies of a session that was opened for the account with this username. */
export function sendSession(
  call: AnyCall,
  { sessionId, username, factorStep }: OpenedSession,
  { forgery, devices }: Guards,
): void {
  const { tenant, request, reply } = call;
  // The session before may be of another user.
  if (hasSessionCookie(request)) clearBrowserCache(reply);
  setSessionCookie(request, reply, { sid: sessionId, tid: tenant.id });
  forgery.issue(request, reply, sessionId);
  // A password alone must not give guesses at the factor a limit of their own.
  if (factorStep !== 'verify') devices.remember(request, reply, { tenantId: tenant.id, username });
}

export const createLoginResponse = (
  { tenant }: AnyCall,
  account: Account,
  factorStep?: FactorStep,
): LoginResponse => ({
  userType: account.userType,
  tenant: tenant.name,
  alsoEmployee: account.alsoEmployee,
  needsPasswordChange: account.needsPasswordChange,
  ...(factorStep && { factorStep }),
  emailEmpty: account.email === '',
});

/** Rejects a new password that is too easy to guess for this user and tenant. */
export function requireStrongPassword(
  { tenant }: AnyCall,
  password: string,
  username: string,
): void {
  const code = findPasswordRejection(password, [username, tenant.name, tenant.displayName]);
  if (code) throw new HttpProblem('validation', { fields: [{ field: 'newPassword', code }] });
}
