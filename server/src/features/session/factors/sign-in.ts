import type { factors } from '@ploegplan/contract/factors/endpoints';
import { createClaimedActor, record, toActor } from '../../../platform/audit/log.ts';
import {
  createPasskeyRequest,
  getPasskeyHost,
  verifyAssertion,
} from '../../../platform/factors/passkeys.ts';
import { countUse, findPasskeyOwner, listFactors } from '../../../platform/factors/rows.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findAccountById, isUnchanged } from '../../../platform/sessions/accounts.ts';
import { endSession } from '../../../platform/sessions/repository.ts';
import type { TenantTx } from '../../../platform/tenants/transaction.ts';
import {
  createAttempt,
  createLoginResponse,
  type Guards,
  openSession,
  sendSession,
} from '../service.ts';

type SignInCall = Call<typeof factors.signIn>;

const getScope = ({ tenant }: Pick<SignInCall, 'tenant'>) => `${tenant.id}:login`;

export async function startSignIn(call: Call<typeof factors.startSignIn>, guards: Guards) {
  await guards.throttles.link.consume(createAttempt(call, ''));
  return createPasskeyRequest(call.request, guards.challenges.issue(getScope(call)));
}

async function findPasskey(tx: TenantTx, { body, request }: SignInCall) {
  const ownerId = await findPasskeyOwner(tx, body.id, getPasskeyHost(request));
  const account = ownerId && (await findAccountById(tx, ownerId));
  if (!account) return undefined;
  const passkey = (await listFactors(tx, account)).find(
    ({ credentialId }) => credentialId === body.id,
  );
  return passkey && { account, passkey };
}

/** Signs in without a second step: the passkey is what the user has, and it verified by finger, face or code who uses it. */
export async function signInByPasskey(call: SignInCall, guards: Guards) {
  const { body, request, transact } = call;
  await guards.throttles.link.consume(createAttempt(call, ''));
  const found = await transact((tx) => findPasskey(tx, call));
  const redeem = (challenge: string) => guards.challenges.redeem(getScope(call), challenge);
  const counter =
    found && (await verifyAssertion(request, body, found.passkey, { redeem, verifiesUser: true }));
  const address = request.ip;
  if (!found || counter === undefined) {
    const actor = createClaimedActor(found?.account.username ?? '');
    await transact((tx) => record(tx, { event: 'login-failed', actor, address }));
    throw new HttpProblem('login-failed');
  }
  const { account, passkey } = found;
  const sessionId = await transact(async (tx) => {
    const isCounted = await countUse(tx, account, { id: passkey.id, counter });
    if (!isCounted || !(await isUnchanged(tx, account))) throw new HttpProblem('login-failed');
    if (call.session) await endSession(tx, call.session.id);
    const actor = toActor({ ...account, userId: account.id });
    await record(tx, { event: 'login', actor, address });
    return openSession(tx, call, account);
  });
  sendSession(call, { sessionId, username: account.username }, guards);
  return createLoginResponse(call, account);
}
