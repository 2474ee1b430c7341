import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { findPasswordRejection } from '@ploegplan/contract/session/passwords';
import type { LoginResponse } from '@ploegplan/contract/session/schemas';
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
import { startSession } from '../../platform/sessions/repository.ts';
import type { Attempt, Throttles } from '../../platform/sessions/throttle.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export interface Guards {
  forgery: ForgeryGuard;
  throttles: Throttles;
  mails: AccountMails;
  devices: KnownDevices;
}

type AnyCall = Pick<Call<Endpoint>, 'tenant' | 'request' | 'reply'>;

export const createAttempt = ({ tenant, request }: AnyCall, name: string): Attempt => ({
  tenantId: tenant.id,
  name,
  address: request.ip,
});

/** Creates a session; after the transaction has committed, `sendSession` sets its cookies. */
export async function openSession(
  tx: TenantTx,
  { request }: AnyCall,
  account: Pick<Account, 'id' | 'godEpoch'>,
): Promise<string> {
  const id = randomUUIDv7();
  const userAgent = request.headers['user-agent'] ?? '';
  await startSession(tx, { id, account, expiresAt: getSessionExpiry(), userAgent });
  return id;
}

/** Sets the cookies of a session that was opened for the account with this username. */
export function sendSession(
  call: AnyCall,
  { sessionId, username }: { sessionId: string; username: string },
  { forgery, devices }: Guards,
): void {
  const { tenant, request, reply } = call;
  // The session before may be of another user.
  if (hasSessionCookie(request)) clearBrowserCache(reply);
  setSessionCookie(request, reply, { sid: sessionId, tid: tenant.id });
  forgery.issue(request, reply, sessionId);
  devices.remember(request, reply, { tenantId: tenant.id, username });
}

export const createLoginResponse = ({ tenant }: AnyCall, account: Account): LoginResponse => ({
  userType: account.userType,
  tenant: tenant.name,
  alsoEmployee: account.alsoEmployee,
  needsPasswordChange: account.needsPasswordChange,
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
