import type { session } from '@ploegplan/contract/session/endpoints';
import { createClaimedActor, record, toActor } from '../../platform/audit/log.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Account, findAccount, isUnchanged } from '../../platform/sessions/accounts.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import { endSession } from '../../platform/sessions/repository.ts';
import { isTemporary } from '../../platform/sessions/temporary-password.ts';
import type { Attempt } from '../../platform/sessions/throttle.ts';
import {
  createAttempt,
  createLoginResponse,
  type Guards,
  openSession,
  sendSession,
} from './service.ts';

type LoginCall = Call<typeof session.login>;

/**
 * Gives the same response after the same work for an unknown user, one without a password, and a wrong password. Whoever
 * reached a limit gets in with a temporary password of the office all the same.
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
  const sessionId = await signIn(call, account);
  if (!lockout) {
    await guards.throttles.password.recordSuccess(attempt);
    await guards.throttles.god.recordSuccess(godAttempt);
  }
  sendSession(call, { sessionId, username: account.username }, guards);
  return createLoginResponse(call, account);
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

/** Ends the previous session, to prevent session fixation, and opens a new one. */
const signIn = (call: LoginCall, account: Account) =>
  call.transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw new HttpProblem('login-failed');
    if (call.session) await endSession(tx, call.session.id);
    const id = await openSession(tx, call, account);
    const actor = toActor({ ...account, userId: account.id });
    await record(tx, { event: 'login', actor, address: call.request.ip });
    return id;
  });
