import { session } from '@ploegplan/contract/session/endpoints';
import { route } from '../../platform/http/route.ts';
import { clearBrowserCache } from '../../platform/http/security.ts';
import { clearSessionCookie } from '../../platform/sessions/cookie.ts';
import { endSession } from '../../platform/sessions/repository.ts';
import { choosePassword, ownerOfLink, redeemMagicLink, requestMail } from './links.ts';
import { login } from './login.ts';
import { changePassword } from './password.ts';
import type { Guards } from './service.ts';

export const sessionRoutes = (guards: Guards) => [
  route(session.login, { access: 'public' }, (call) => login(call, guards)),
  route(session.check, { access: 'session' }, async ({ session, tenant }) => ({
    tenant: tenant.name,
    userId: session.userId,
    employeeId: session.employeeId,
    userType: session.userType,
    alsoEmployee: session.alsoEmployee,
    username: session.username,
    needsPasswordChange: session.needsPasswordChange,
  })),
  route(session.logout, { access: 'public' }, async (call) => {
    const { session, transact, request, reply } = call;
    if (session) {
      await transact(async (tx) => {
        await endSession(tx, session.id);
        await call.audit(tx, 'logout');
      });
    }
    clearSessionCookie(request, reply);
    clearBrowserCache(reply);
    guards.forgery.issue(request, reply, 'anonymous');
  }),
  route(session.changePassword, { access: 'session' }, (call) => changePassword(call, guards)),
  route(session.forgotPassword, { access: 'public' }, (call) =>
    requestMail(call, 'password-reset', guards),
  ),
  route(session.requestMagicLink, { access: 'public' }, (call) =>
    requestMail(call, 'magic-link', guards),
  ),
  route(session.redeemMagicLink, { access: 'public' }, (call) => redeemMagicLink(call, guards)),
  route(session.ownerOfPasswordReset, { access: 'public' }, (call) =>
    ownerOfLink(call, 'password-reset', guards),
  ),
  route(session.resetPassword, { access: 'public' }, (call) =>
    choosePassword(call, 'password-reset', guards),
  ),
  route(session.ownerOfActivation, { access: 'public' }, (call) =>
    ownerOfLink(call, 'account-activation', guards),
  ),
  route(session.activateAccount, { access: 'public' }, (call) =>
    choosePassword(call, 'account-activation', guards),
  ),
];
