import { randomBytes } from 'node:crypto';
import type { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { createClaimedActor, record, toActor } from '../../platform/audit/log.ts';
import { CompanyLoginError, judgeClaims } from '../../platform/company-login/claims.ts';
import { readCompanyLogin } from '../../platform/company-login/settings.ts';
import { getOrigin } from '../../platform/http/https.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import {
  type Account,
  findAccountById,
  findUsersByEmail,
  isUnchanged,
} from '../../platform/sessions/accounts.ts';
import { endAccountSessions } from '../../platform/sessions/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { hasOtherAdmin, lockAdmins, setAdmin } from '../../platform/users/repository.ts';
import {
  createAttempt,
  createLoginResponse,
  type Guards,
  openFirstSession,
  sendSession,
} from './service.ts';

type StartCall = Call<typeof companyLogin.start>;
type FinishCall = Call<typeof companyLogin.finish>;
type AnyCall = Pick<StartCall, 'tenant' | 'request' | 'transact'>;

/** The state belongs to the browser that began, so that nobody is signed in as somebody else by a link. */
const getScope = (tenantId: string, proof: string) => `${tenantId}:company-login:${proof}`;

async function prepareVisit({ tenant, request, transact }: AnyCall) {
  const settings = await transact((tx) => readCompanyLogin(tx, tenant.id));
  if (settings.name === '') throw new CompanyLoginError('off');
  return { tenantId: tenant.id, settings, origin: getOrigin(request) };
}

/** Notes a refusal in the log, and turns it into the answer. */
async function refuse({ request, transact }: AnyCall, error: unknown): Promise<never> {
  if (!(error instanceof CompanyLoginError)) throw error;
  const { fault, email } = error;
  if (error.cause) request.log.warn({ err: error.cause }, error.message);
  await transact((tx) =>
    record(tx, {
      event: 'company-login-failed',
      actor: createClaimedActor(email),
      details: { fault },
      address: request.ip,
    }),
  );
  const fields = [{ field: 'answer', code: fault }];
  throw new HttpProblem('company-login-refused', { fields });
}

export async function startCompanyLogin(call: StartCall, { throttles, ...guards }: Guards) {
  await throttles.link.consume(createAttempt(call, ''));
  const proof = randomBytes(32).toString('base64url');
  const state = guards.challenges.issue(getScope(call.tenant.id, proof));
  try {
    const visit = await prepareVisit(call);
    return { url: await guards.providers.start(visit, { proof, state }), proof };
  } catch (error) {
    return refuse(call, error);
  }
}

export async function finishCompanyLogin(call: FinishCall, guards: Guards) {
  await guards.throttles.link.consume(createAttempt(call, ''));
  try {
    const { account, opened } = await signIn(call, guards);
    sendSession(call, opened, guards);
    return createLoginResponse(call, account, opened.factorStep);
  } catch (error) {
    return refuse(call, error);
  }
}

async function signIn(call: FinishCall, { challenges, providers }: Guards) {
  const { answer, proof } = call.body;
  const state = new URLSearchParams(answer).get('state') ?? '';
  if (!(await challenges.redeem(getScope(call.tenant.id, proof), state)))
    throw new CompanyLoginError('expired');
  const visit = await prepareVisit(call);
  const claims = await providers.redeem(visit, answer, { proof, state });
  const { email, isAdmin, confirmedAt } = judgeClaims(claims, visit.settings);
  return call.transact(async (tx) => {
    const found = await findByEmail(tx, email);
    const account = isAdmin === null ? found : await applyRole(tx, call, found, isAdmin);
    const opened = await openFirstSession(tx, call, account, 'company-login', {
      byCompany: true,
      confirmedAt,
      countsAsFactor: visit.settings.countsAsFactor,
    });
    return { account, opened };
  });
}

/** The active user with this address. Nobody gets an account by signing in. */
async function findByEmail(tx: TenantTx, email: string): Promise<Account> {
  const users = await findUsersByEmail(tx, email);
  const [active, ...others] = users.filter((user) => user.active);
  if (others.length > 0) throw new CompanyLoginError('several-users', { email });
  const account = active && (await findAccountById(tx, active.id));
  if (account && (await isUnchanged(tx, account))) return account;
  throw new CompanyLoginError(users.length > 0 ? 'inactive-user' : 'unknown-user', { email });
}

/** Makes the user an admin or no longer one, as the group says; the last admin with a password stays one. */
async function applyRole(
  tx: TenantTx,
  { tenant, request }: FinishCall,
  account: Account,
  isAdmin: boolean,
): Promise<Account> {
  if (isAdmin === (account.userType === 'admin')) return account;
  await lockAdmins(tx, tenant.id);
  if (!isAdmin && !(await hasOtherAdmin(tx, account.id))) return account;
  const changed = { ...account, ...(await setAdmin(tx, account.id, isAdmin)) };
  await endAccountSessions(tx, account.id);
  await record(tx, {
    event: 'user-changed',
    actor: toActor({ ...account, userId: account.id }),
    subject: account.username,
    details: { userType: [account.userType, changed.userType] },
    address: request.ip,
  });
  return changed;
}

/** The page that signs out at the provider too, which is left out where the provider does not answer. */
export async function endCompanyLogin(
  call: Call<typeof companyLogin.end>,
  { providers }: Guards,
): Promise<{ url: string | null }> {
  try {
    const visit = await prepareVisit(call);
    return { url: await providers.end(visit) };
  } catch (error) {
    if (error instanceof CompanyLoginError) return { url: null };
    throw error;
  }
}
