import type { session } from '@ploegplan/contract/session/endpoints';
import { createWrongPassword, HttpProblem } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findAccountById, isUnchanged, setPassword } from '../../platform/sessions/accounts.ts';
import { dropLinkTokens } from '../../platform/sessions/login-tokens.ts';
import { hashPassword, verifyPassword } from '../../platform/sessions/passwords.ts';
import { endAccountSessions } from '../../platform/sessions/repository.ts';
import {
  createAttempt,
  type Guards,
  openSession,
  requireStrongPassword,
  sendSession,
} from './service.ts';

/** Changes the own password; answers 404 for any other username. Ends all sessions and opens a new one for this browser. */
export async function changePassword(
  call: Call<typeof session.changePassword>,
  guards: Guards,
): Promise<void> {
  const { throttles, mails } = guards;
  const { params, body, tenant, transact } = call;
  const { username, userId } = call.session;
  if (params.username.toLowerCase() !== username) throw new HttpProblem('not-found');
  // Guesses of strangers do not keep who is signed in from a new password.
  const attempt = { ...createAttempt(call, username), device: call.session.id };
  await throttles.password.consume(attempt);
  const account = await transact((tx) => findAccountById(tx, userId));
  const matches = await verifyPassword(body.currentPassword, account?.passwordHash ?? null);
  if (!account || !matches) throw createWrongPassword();
  await throttles.password.recordSuccess(attempt);
  if (body.newPassword === body.currentPassword) {
    throw new HttpProblem('validation', { fields: [{ field: 'newPassword', code: 'same' }] });
  }
  requireStrongPassword(call, body.newPassword, username);
  const passwordHash = await hashPassword(body.newPassword);
  const sessionId = await transact(async (tx) => {
    if (!(await isUnchanged(tx, account))) throw createWrongPassword();
    const changed = await setPassword(tx, account, passwordHash);
    await endAccountSessions(tx, userId);
    await dropLinkTokens(tx, userId);
    await call.audit(tx, 'password-changed', { subject: username });
    if (account.godEpoch === null) {
      await mails.send(tx, { tenantId: tenant.id, userId, mail: 'password-changed' });
    }
    return openSession(tx, call, changed, { byCompany: call.session.byCompany });
  });
  sendSession(call, { sessionId, username }, guards);
}
