import type { session } from '@ploegplan/contract/session/endpoints';
import { createClaimedActor, record } from '../../platform/audit/log.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Account, findAccount, isUnchanged } from '../../platform/sessions/accounts.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import { isTemporary } from '../../platform/sessions/temporary-password.ts';
import type { Attempt } from '../../platform/sessions/throttle.ts';
import {
  createAttempt,
  createLoginResponse,
  type Guards,
  openFirstSession,
  sendSession,
} from './service.ts';

type LoginCall = Call<typeof session.login>;

/**
 * Gives the same response after the same work for an unknown user, one without a password, and a wrong password. A temporary
 * password of the office is accepted beyond a limit too.
 */
export async function logIn(call: LoginCall, guards: Guards) {
  const { body } = call;
  const attempt = attemptAt(call, guards);
  const { account, godAttempt, lockout } = await findAndCount(call, attempt, guards);
  if (lockout) {
    if (!isTemporary(body.password)) throw lockout;
    await guards.throttles.temporaryPassword.consume(attempt);
  }
  const matches = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (!account || !matches || (lockout && !account.needsPasswordChange)) {
    await recordFailure(call);
    throw lockout ?? new HttpProblem('login-failed');
  }
  const opened = await signIn(call, account);
  if (!lockout) {
    await guards.throttles.password.recordSuccess(attempt);
    await guards.throttles.god.recordSuccess(godAttempt);
  }
  sendSession(call, opened, guards);
  return createLoginResponse(call, account, opened.factorStep);
}

const attemptAt = (call: LoginCall, { devices }: Guards): Attempt => ({
  ...createAttempt(call, call.body.username),
  device: devices.idFor(call.request, call.tenant.id, call.body.username),
});

/** The account with the typed username, and the rejection if there were too many attempts at it. */
async function findAndCount(
  { transact, body }: LoginCall,
  attempt: Attempt,
  { throttles }: Guards,
) {
  const tooMany = await throttles.password.count(attempt);
  const account = await transact((tx) => findAccount(tx, body.username));
  const isGod = account?.userType === 'god';
  const name = isGod ? account.id : `${attempt.tenantId}:${attempt.name}`;
  const godAttempt = { ...attempt, name };
  // Counted for every name, so that the response time does not tell who is a god.
  const tooManyAsGod = await throttles.god.count(godAttempt);
  const lockout = tooMany ?? (isGod ? tooManyAsGod : undefined);
  return { account, godAttempt, lockout };
}

const recordFailure = ({ transact, body, request }: LoginCall) =>
  transact((tx) =>
    record(tx, {
      event: 'login-failed',
      actor: createClaimedActor(body.username),
      address: request.ip,
    }),
  );

const signIn = (call: LoginCall, account: Account) =>
  call.transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw new HttpProblem('login-failed');
    return openFirstSession(tx, call, account, 'login');
  });
