import type { session } from '@ploegplan/contract/session';
import { actorOf, claimedActor, record } from '../../platform/audit/log.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Account, findAccount, isUnchanged } from '../../platform/sessions/accounts.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import { endSession } from '../../platform/sessions/repository.ts';
import { attemptOf, type Guards, loginResponse, openSession, sendSession } from './service.ts';

type LoginCall = Call<typeof session.login>;

/** Gives the same response after the same work for an unknown user, one without a password, and a wrong password. */
export async function login(call: LoginCall, { forgery, throttles }: Guards) {
  const { body, transact } = call;
  const attempt = attemptOf(call, body.username);
  await throttles.password.consume(attempt);
  const account = await transact((tx) => findAccount(tx, body.username));
  const isGod = account?.userType === 'god';
  const godAttempt = {
    ...attempt,
    name: isGod ? account.id : `${attempt.tenantId}:${body.username}`,
  };
  await throttles.god.consume(godAttempt);
  const matches = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (!account || !matches) {
    await recordFailure(call);
    throw new HttpProblem('login-failed');
  }
  const sessionId = await signIn(call, account);
  await throttles.password.recordSuccess(attempt);
  await throttles.god.recordSuccess(godAttempt);
  sendSession(call, sessionId, forgery);
  return loginResponse(call, account);
}

const recordFailure = ({ transact, body, request }: LoginCall) =>
  transact((tx) =>
    record(tx, {
      event: 'login-failed',
      actor: claimedActor(body.username),
      address: request.ip,
    }),
  );

/** Ends the previous session, to prevent session fixation, and opens a new one. */
const signIn = (call: LoginCall, account: Account) =>
  call.transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw new HttpProblem('login-failed');
    if (call.session) await endSession(tx, call.session.id);
    const id = await openSession(tx, call, account);
    const actor = actorOf({ ...account, userId: account.id });
    await record(tx, { event: 'login', actor, address: call.request.ip });
    return id;
  });
