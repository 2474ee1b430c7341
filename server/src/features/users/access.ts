import type { users } from '@ploegplan/contract/users/endpoints';
import type { User } from '@ploegplan/contract/users/schemas';
import { dropFactors } from '../../platform/factors/rows.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { setPassword } from '../../platform/sessions/accounts.ts';
import { dropLinkTokens } from '../../platform/sessions/login-tokens.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endAccountSessions } from '../../platform/sessions/repository.ts';
import { makeTemporaryPassword } from '../../platform/sessions/temporary-password.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findUser } from '../../platform/users/list.ts';

export interface Helpers {
  mails: AccountMails;
  throttles: Throttles;
}

type UserCall =
  | Call<typeof users.invite>
  | Call<typeof users.sendMagicLink>
  | Call<typeof users.resetPassword>;

/** The recipient of a mail; rejects a user who may not sign in, or without an e-mail address. */
async function requireRecipient(
  tx: TenantTx,
  id: string,
  fits: (user: User) => boolean,
): Promise<User> {
  const user = requireFound(await findUser(tx, id));
  if (user.state === 'inactive' || !fits(user)) throw new HttpProblem('forbidden');
  if (user.email === '') throw new HttpProblem('no-email');
  return user;
}

/** Mails an invitation, for the first time or again, while the user has no password. */
export const invite = (call: Call<typeof users.invite>, { mails }: Helpers) =>
  call.transact(async (tx) => {
    const user = await requireRecipient(tx, call.params.id, ({ state }) => state === 'invited');
    const { tenant } = call;
    await mails.send(tx, { tenantId: tenant.id, userId: user.id, mail: 'account-activation' });
    await call.audit(tx, 'invitation-sent', { subject: user.username });
  });

/** Mails a magic link, to employees only: a mailed link is not secure enough for the office. */
export const sendMagicLink = (call: Call<typeof users.sendMagicLink>, { mails }: Helpers) =>
  call.transact(async (tx) => {
    const user = await requireRecipient(
      tx,
      call.params.id,
      ({ userType }) => userType === 'employee',
    );
    const { tenant } = call;
    await mails.send(tx, { tenantId: tenant.id, userId: user.id, mail: 'magic-link' });
    await call.audit(tx, 'magic-link-sent', { subject: user.username });
  });

export async function resetPassword(
  call: Call<typeof users.resetPassword>,
  helpers: Helpers,
): Promise<{ temporaryPassword: string | null }> {
  if (call.body.by === 'temporary') {
    return { temporaryPassword: await setTemporaryPassword(call, helpers) };
  }
  await sendReset(call, helpers);
  return { temporaryPassword: null };
}

const sendReset = (call: UserCall, { mails }: Helpers) =>
  call.transact(async (tx) => {
    const user = await requireRecipient(tx, call.params.id, () => true);
    const mail = user.state === 'invited' ? 'account-activation' : 'password-reset';
    await mails.send(tx, { tenantId: call.tenant.id, userId: user.id, mail });
    await call.audit(tx, 'password-reset-sent', { subject: user.username });
  });

/** Removes the factors of a user who lost them. Not for the own account, which has the profile page. */
export const resetFactors = (call: Call<typeof users.resetFactors>, { mails }: Helpers) =>
  call.transact(async (tx) => {
    const user = requireFound(await findUser(tx, call.params.id));
    if (user.id === call.session.userId) throw new HttpProblem('forbidden');
    if (!(await dropFactors(tx, user))) return;
    await endAccountSessions(tx, user.id);
    await call.audit(tx, 'factors-reset', { subject: user.username });
    await mails.send(tx, { tenantId: call.tenant.id, userId: user.id, mail: 'factors-reset' });
  });

/** Sets a temporary password, which must be changed at the first login. Not for the own account, which has the profile page. */
async function setTemporaryPassword(call: UserCall, { throttles }: Helpers): Promise<string> {
  const { params, session, tenant, request } = call;
  if (params.id === session.userId) throw new HttpProblem('forbidden');
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const username = await call.transact(async (tx) => {
    const user = requireFound(await findUser(tx, params.id));
    if (user.state === 'inactive') throw new HttpProblem('forbidden');
    await setPassword(tx, { id: user.id, godEpoch: null }, passwordHash, true);
    await endAccountSessions(tx, user.id);
    await dropLinkTokens(tx, user.id);
    await call.audit(tx, 'temporary-password', { subject: user.username });
    return user.username;
  });
  await throttles.password.reset({ tenantId: tenant.id, name: username, address: request.ip });
  return password;
}
