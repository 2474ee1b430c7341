import type { session } from '@ploegplan/contract/session';
import { HttpProblem, wrongPassword } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findAccountById, isUnchanged, setPassword } from '../../platform/sessions/accounts.ts';
import { dropLinkTokens } from '../../platform/sessions/login-tokens.ts';
import { hashPassword, verifyPassword } from '../../platform/sessions/passwords.ts';
import { endSessionsOf } from '../../platform/sessions/repository.ts';
import { attemptOf, demandGoodPassword, enter, type Guards, openSession } from './service.ts';

/** Only one's own: another's name, known or not, is not found. All sessions end; this browser goes on in a new one. */
export async function changePassword(
  call: Call<typeof session.changePassword>,
  { forgery, throttles, mails }: Guards,
): Promise<void> {
  const { params, body, tenant, transact } = call;
  const { username, userId } = call.session;
  if (params.username.toLowerCase() !== username) throw new HttpProblem('not-found');
  const attempt = attemptOf(call, username);
  await throttles.password.take(attempt);
  const account = await transact((tx) => findAccountById(tx, userId));
  const matches = await verifyPassword(body.currentPassword, account?.passwordHash ?? null);
  if (!account || !matches) throw wrongPassword();
  await throttles.password.forgive(attempt);
  if (body.newPassword === body.currentPassword) {
    throw new HttpProblem('validation', { fields: [{ field: 'newPassword', code: 'same' }] });
  }
  demandGoodPassword(call, body.newPassword, username);
  const passwordHash = await hashPassword(body.newPassword);
  const sessionId = await transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw wrongPassword();
    const changed = await setPassword(tx, account, passwordHash);
    await endSessionsOf(tx, userId);
    await dropLinkTokens(tx, userId);
    await call.audit(tx, 'password-changed', { subject: username });
    if (account.godEpoch === null) {
      await mails.send(tx, { tenantId: tenant.id, userId, mail: 'password-changed' });
    }
    return openSession(tx, call, changed);
  });
  enter(call, sessionId, forgery);
}
