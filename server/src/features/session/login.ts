import type { session } from '@ploegplan/contract/session';
import { actorOf, claimedActor, record } from '../../platform/audit/log.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Account, findAccount, isUnchanged } from '../../platform/sessions/accounts.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import { endSession } from '../../platform/sessions/repository.ts';
import { attemptOf, enter, type Guards, loginResponse, openSession } from './service.ts';

type LoginCall = Call<typeof session.login>;

/** An unknown user, one without a password and a wrong password get the same answer after the same work. */
export async function login(call: LoginCall, { forgery, throttles }: Guards) {
  const { body, transact } = call;
  const attempt = attemptOf(call, body.username);
  await throttles.password.take(attempt);
  const account = await transact((tx) => findAccount(tx, body.username));
  const isGod = account?.userType === 'god';
  const everywhere = {
    ...attempt,
    name: isGod ? account.id : `${attempt.tenantId}:${body.username}`,
  };
  await throttles.god.take(everywhere);
  const matches = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (!account || !matches) {
    await refuse(call);
    throw new HttpProblem('login-failed');
  }
  const sessionId = await signIn(call, account);
  await throttles.password.forgive(attempt);
  await throttles.god.forgive(everywhere);
  enter(call, sessionId, forgery);
  return loginResponse(call, account);
}

const refuse = ({ transact, body, request }: LoginCall) =>
  transact((tx) =>
    record(tx, {
      event: 'login-failed',
      actor: claimedActor(body.username),
      address: request.ip,
    }),
  );

/** The session before ends: its id must not outlive a login. */
const signIn = (call: LoginCall, account: Account) =>
  call.transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw new HttpProblem('login-failed');
    if (call.session) await endSession(tx, call.session.id);
    const id = await openSession(tx, call, account);
    const actor = actorOf({ ...account, userId: account.id });
    await record(tx, { event: 'login', actor, address: call.request.ip });
    return id;
  });
