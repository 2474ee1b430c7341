import { account } from '@ploegplan/contract/account/endpoints';
import { createWrongPassword, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { type Call, createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { type Account, findAccountById, isUnchanged } from '../../platform/sessions/accounts.ts';
import { clearSessionCookie } from '../../platform/sessions/cookie.ts';
import { dropLinkTokens } from '../../platform/sessions/login-tokens.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import {
  endAllSessions,
  endOwnSession,
  findOwnAccount,
  listOwnSessions,
  setEmail,
  setLanguage,
} from './repository.ts';

interface Helpers {
  mails: AccountMails;
  throttles: Throttles;
}

type UpdateCall = Call<typeof account.update>;

/** Verifies the current password, if there is one: a password reset link goes to the e-mail address. */
async function verifyCurrentPassword(call: UpdateCall, { throttles }: Helpers): Promise<Account> {
  const { body, session, tenant, request, transact } = call;
  const own = requireFound(await transact((tx) => findAccountById(tx, session.userId)));
  if (own.passwordHash === null) return own;
  const attempt = {
    tenantId: tenant.id,
    name: session.username,
    address: request.ip,
    device: session.id,
  };
  await throttles.password.consume(attempt);
  if (!(await verifyPassword(body.currentPassword, own.passwordHash))) throw createWrongPassword();
  await throttles.password.recordSuccess(attempt);
  return own;
}

/** Notifies the previous address, in case the owner did not make the change, and invalidates links mailed to it. */
async function changeEmail(call: UpdateCall, helpers: Helpers) {
  const { body, session, tenant, transact } = call;
  const own = await verifyCurrentPassword(call, helpers);
  // Changes are limited like mails, because each sends one.
  const name = `email-changed:${session.userId}`;
  await helpers.throttles.mail.consume({ tenantId: tenant.id, name, address: call.request.ip });
  return transact(async (tx) => {
    if (!(await isUnchanged(tx, own))) throw createWrongPassword();
    const before = await findOwnAccount(tx, session);
    await setEmail(tx, session, body, before.email !== body.email);
    const after = await findOwnAccount(tx, session);
    if (before.email === after.email) return after;
    const details = { email: [before.email, after.email] };
    await call.audit(tx, 'email-changed', { subject: session.username, details });
    await dropLinkTokens(tx, session.userId);
    if (before.email !== '' && session.userType !== 'god') {
      const notice = { tenantId: tenant.id, userId: session.userId, to: before.email };
      await helpers.mails.sendEmailChanged(tx, notice);
    }
    return after;
  });
}

export const createAccountRoutes = (helpers: Helpers) => [
  createTxRoute(account.get, { access: 'session' }, (tx, { session }) =>
    findOwnAccount(tx, session),
  ),
  createRoute(account.update, { access: 'session' }, (call) => changeEmail(call, helpers)),
  createTxRoute(account.chooseLanguage, { access: 'employee' }, (tx, { session, body }) =>
    setLanguage(tx, session, body.language),
  ),
  createTxRoute(account.sessions, { access: 'session' }, (tx, { session }) =>
    listOwnSessions(tx, session),
  ),
  createTxRoute(account.endSession, { access: 'session' }, async (tx, call) => {
    if (!(await endOwnSession(tx, call.session, call.params.id))) {
      throw new HttpProblem('not-found');
    }
    await call.audit(tx, 'session-ended', { subject: call.session.username });
  }),
  createRoute(account.endSessions, { access: 'session' }, async (call) => {
    await call.transact(async (tx) => {
      await endAllSessions(tx, call.session);
      await call.audit(tx, 'sessions-ended', { subject: call.session.username });
    });
    clearSessionCookie(call.request, call.reply);
  }),
];
