import type { LinkPurpose, session } from '@ploegplan/contract/session/endpoints';
import { record, toActor } from '../../platform/audit/log.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import {
  type Account,
  confirmEmail,
  findAccountById,
  isUnchanged,
  setPassword,
} from '../../platform/sessions/accounts.ts';
import {
  dropLinkTokens,
  findLinkOwner,
  redeemLinkToken,
} from '../../platform/sessions/login-tokens.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endAccountSessions } from '../../platform/sessions/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  createAttempt,
  createLoginResponse,
  type Guards,
  openFirstSession,
  requireStrongPassword,
  sendSession,
} from './service.ts';

type RequestCall = Call<typeof session.forgotPassword> | Call<typeof session.requestMagicLink>;
type OwnerCall = Call<typeof session.ownerOfActivation> | Call<typeof session.ownerOfPasswordReset>;
type ChooseCall = Call<typeof session.resetPassword> | Call<typeof session.activateAccount>;

const linkSpent = () => new HttpProblem('link-spent');

/** Adds the same job and gives the same response for a known and an unknown address, so that neither reveals which it is. */
export async function requestMail(
  call: RequestCall,
  mail: 'password-reset' | 'magic-link',
  { throttles, mails }: Guards,
): Promise<void> {
  const { body, tenant, transact } = call;
  await throttles.mail.consume(createAttempt(call, `${mail}:${body.email}`));
  await transact((tx) => mails.request(tx, { tenantId: tenant.id, email: body.email, mail }));
}

async function redeem(tx: TenantTx, token: string, purpose: LinkPurpose): Promise<Account> {
  const owner = await redeemLinkToken(tx, token, purpose);
  const account = owner && (await findAccountById(tx, owner.userId));
  if (!account || !(await isUnchanged(tx, account))) throw linkSpent();
  await confirmEmail(tx, account.id);
  return account;
}

export async function redeemMagicLink(call: Call<typeof session.redeemMagicLink>, guards: Guards) {
  const { body, transact } = call;
  await guards.throttles.link.consume(createAttempt(call, ''));
  const { account, opened } = await transact(async (tx) => {
    const account = await redeem(tx, body.token, 'magic-link');
    if (account.userType !== 'employee') throw linkSpent();
    return { account, opened: await openFirstSession(tx, call, account, 'magic-link-used') };
  });
  sendSession(call, opened, guards);
  return createLoginResponse(call, account, opened.factorStep);
}

export async function readLinkOwner(call: OwnerCall, purpose: LinkPurpose, { throttles }: Guards) {
  const { body, transact } = call;
  await throttles.link.consume(createAttempt(call, ''));
  const owner = await transact((tx) => findLinkOwner(tx, body.token, purpose));
  if (!owner) throw linkSpent();
  return { username: owner.username };
}

const eventsByPurpose = {
  'account-activation': 'account-activated',
  'password-reset': 'password-reset',
} as const;

/** Sets the password chosen with a mailed link. Ends all sessions, and resets the login throttle of the account. */
export async function choosePassword(
  call: ChooseCall,
  purpose: keyof typeof eventsByPurpose,
  { throttles, mails }: Guards,
): Promise<void> {
  const { body, tenant, transact, request } = call;
  await throttles.link.consume(createAttempt(call, ''));
  const owner = await transact((tx) => findLinkOwner(tx, body.token, purpose));
  if (!owner) throw linkSpent();
  requireStrongPassword(call, body.newPassword, owner.username);
  const passwordHash = await hashPassword(body.newPassword);
  await transact(async (tx) => {
    const account = await redeem(tx, body.token, purpose);
    const actor = toActor({ ...account, userId: account.id });
    await setPassword(tx, account, passwordHash);
    await endAccountSessions(tx, account.id);
    await dropLinkTokens(tx, account.id);
    await record(tx, { event: eventsByPurpose[purpose], actor, address: request.ip });
    if (purpose === 'password-reset') {
      await mails.send(tx, { tenantId: tenant.id, userId: account.id, mail: 'password-changed' });
    }
  });
  await throttles.password.reset(createAttempt(call, owner.username));
}
