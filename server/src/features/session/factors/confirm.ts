import type { factors } from '@ploegplan/contract/factors/endpoints';
import type { Confirmation, ConfirmationWays } from '@ploegplan/contract/factors/schemas';
import { findAppStep, hashRecoveryCode } from '../../../platform/factors/codes.ts';
import {
  createPasskeyRequest,
  listPasskeys,
  verifyAssertion,
} from '../../../platform/factors/passkeys.ts';
import { countUse, listFactors, takeRecoveryCode } from '../../../platform/factors/rows.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { type Account, findAccountById, isUnchanged } from '../../../platform/sessions/accounts.ts';
import { verifyPassword } from '../../../platform/sessions/passwords.ts';
import { confirmSession, endSession } from '../../../platform/sessions/repository.ts';
import type { TenantTx } from '../../../platform/tenants/transaction.ts';
import { createAttempt, type Guards, openSession, sendSession } from '../service.ts';

type ConfirmCall = Call<typeof factors.confirm>;
type WaysCall = Call<typeof factors.ways>;

const getScope = ({ session }: Pick<WaysCall, 'session'>) => `${session.id}:confirm`;
const isSecondStep = ({ session }: Pick<WaysCall, 'session'>) => session.factorStep === 'verify';

async function findOwn(tx: TenantTx, { session }: Pick<WaysCall, 'session'>): Promise<Account> {
  const account = await findAccountById(tx, session.userId);
  if (!account) throw new HttpProblem('unauthorized');
  return account;
}

export async function listWays(
  tx: TenantTx,
  call: WaysCall,
  { challenges }: Guards,
): Promise<ConfirmationWays> {
  const account = await findOwn(tx, call);
  const own = await listFactors(tx, account);
  const passkeys = listPasskeys(own, call.request);
  const challenge = challenges.issue(getScope(call));
  return {
    password: account.passwordHash !== null && !isSecondStep(call),
    app: own.some(({ kind }) => kind === 'app'),
    recovery: own.some(({ kind }) => kind === 'recovery'),
    passkey: passkeys.length > 0 ? createPasskeyRequest(call.request, challenge, passkeys) : null,
  };
}

/** Uses up what was shown, in the transaction of what follows; false when it is not right. */
type Use = (tx: TenantTx) => Promise<boolean>;

const refuse: Use = async () => false;

async function usePassword(call: ConfirmCall, account: Account, password: string): Promise<Use> {
  // Who must show a second factor has shown the password already.
  if (isSecondStep(call) || !(await verifyPassword(password, account.passwordHash))) return refuse;
  return (tx) => isUnchanged(tx, account);
}

const useAppCode =
  (account: Account, code: string): Use =>
  async (tx) => {
    const app = (await listFactors(tx, account)).find(({ kind }) => kind === 'app');
    const counter = app && findAppStep(app.secret, code, app.counter);
    return counter !== undefined && countUse(tx, account, { id: app?.id ?? '', counter });
  };

const useRecoveryCode =
  (call: ConfirmCall, account: Account, code: string): Use =>
  async (tx) => {
    if (!(await takeRecoveryCode(tx, account, hashRecoveryCode(code)))) return false;
    await call.audit(tx, 'recovery-code-used', { subject: account.username });
    return true;
  };

async function usePasskey(
  call: ConfirmCall,
  account: Account,
  { passkey }: Extract<Confirmation, { way: 'passkey' }>,
  { challenges }: Guards,
): Promise<Use> {
  const own = listPasskeys(await call.transact((tx) => listFactors(tx, account)), call.request);
  const known = own.find(({ credentialId }) => credentialId === passkey.id);
  const redeem = (challenge: string) => challenges.redeem(getScope(call), challenge);
  const counter =
    known && (await verifyAssertion(call.request, passkey, known, { redeem, verifiesUser: false }));
  if (!known || counter === undefined) return refuse;
  return (tx) => countUse(tx, account, { id: known.id, counter });
}

function prepareUse(call: ConfirmCall, account: Account, guards: Guards): Promise<Use> | Use {
  const { body } = call;
  switch (body.way) {
    case 'password':
      return usePassword(call, account, body.password);
    case 'app':
      return useAppCode(account, body.code);
    case 'recovery':
      return useRecoveryCode(call, account, body.code);
    case 'passkey':
      return usePasskey(call, account, body, guards);
  }
}

/** The limits of passwords hold for passwords here too; the other ways have their own, also of a god at all tenants together. */
function selectThrottle(call: ConfirmCall, { throttles, devices }: Guards) {
  const { session, body, tenant, request } = call;
  const device = isSecondStep(call)
    ? devices.idFor(request, tenant.id, session.username)
    : session.id;
  return body.way === 'password'
    ? {
        throttle: throttles.password,
        attempt: { ...createAttempt(call, session.username), device },
      }
    : { throttle: throttles.factor, attempt: { ...createAttempt(call, session.userId), device } };
}

/** Confirms who the user is: gives a whole session in the second step of signing in, else notes the moment in this one. */
export async function confirm(call: ConfirmCall, guards: Guards): Promise<void> {
  const { session, transact } = call;
  const { throttle, attempt } = selectThrottle(call, guards);
  await throttle.consume(attempt);
  const account = await transact((tx) => findOwn(tx, call));
  const use = await prepareUse(call, account, guards);
  const sessionId = await transact(async (tx) => {
    if (!(await use(tx))) {
      await call.audit(tx, 'confirmation-failed', { subject: account.username });
      return undefined;
    }
    if (!isSecondStep(call)) {
      await confirmSession(tx, session.id);
      return session.id;
    }
    // A new password, a reset or the end of this step meanwhile gives no session.
    if (!((await isUnchanged(tx, account)) && (await endSession(tx, session.id))))
      throw new HttpProblem('unauthorized');
    await call.audit(tx, 'login');
    return openSession(tx, call, account, { byCompany: session.byCompany });
  });
  if (sessionId === undefined) throw new HttpProblem('confirmation-failed');
  await throttle.recordSuccess(attempt);
  if (sessionId !== session.id) {
    sendSession(call, { sessionId, username: account.username }, guards);
  }
}
