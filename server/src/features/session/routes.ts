import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { isForeman } from '@ploegplan/contract/session/access';
import { session } from '@ploegplan/contract/session/endpoints';
import { createRoute } from '../../platform/http/route.ts';
import { clearBrowserCache } from '../../platform/http/security.ts';
import { findLanguage } from '../../platform/languages.ts';
import { clearSessionCookie } from '../../platform/sessions/cookie.ts';
import { endSession } from '../../platform/sessions/repository.ts';
import { readOwnDayTimes } from '../../platform/work-days.ts';
import { endCompanyLogin, finishCompanyLogin, startCompanyLogin } from './company.ts';
import { createFactorRoutes } from './factors/routes.ts';
import { choosePassword, readLinkOwner, redeemMagicLink, requestMail } from './links.ts';
import { logIn } from './login.ts';
import { changePassword } from './password.ts';
import type { Guards } from './service.ts';

export const createSessionRoutes = (guards: Guards) => [
  createRoute(session.login, { access: 'public' }, (call) => logIn(call, guards)),
  createRoute(session.check, { access: 'session' }, async ({ session, tenant, transact }) => {
    const { employeeId, userId, userType } = session;
    const { dayTimes, language } = await transact(async (tx) => ({
      dayTimes: employeeId && (await readOwnDayTimes(tx, employeeId)),
      language: userType === 'employee' ? await findLanguage(tx, userId) : undefined,
    }));
    return {
      tenant: tenant.name,
      userId,
      employeeId,
      userType,
      alsoEmployee: session.alsoEmployee,
      username: session.username,
      needsPasswordChange: session.needsPasswordChange,
      ...(session.byCompany && { byCompany: true as const }),
      ...(isForeman(session) && { leadsCrew: true as const }),
      ...(session.factorStep && { factorStep: session.factorStep }),
      ...(dayTimes && { dayTimes }),
      ...(language !== undefined && { language }),
    };
  }),
  createRoute(session.logout, { access: 'public' }, async (call) => {
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
  createRoute(session.changePassword, { access: 'session' }, (call) =>
    changePassword(call, guards),
  ),
  createRoute(session.forgotPassword, { access: 'public' }, (call) =>
    requestMail(call, 'password-reset', guards),
  ),
  createRoute(session.requestMagicLink, { access: 'public' }, (call) =>
    requestMail(call, 'magic-link', guards),
  ),
  createRoute(session.redeemMagicLink, { access: 'public' }, (call) =>
    redeemMagicLink(call, guards),
  ),
  createRoute(session.ownerOfPasswordReset, { access: 'public' }, (call) =>
    readLinkOwner(call, 'password-reset', guards),
  ),
  createRoute(session.resetPassword, { access: 'public' }, (call) =>
    choosePassword(call, 'password-reset', guards),
  ),
  createRoute(session.ownerOfActivation, { access: 'public' }, (call) =>
    readLinkOwner(call, 'account-activation', guards),
  ),
  createRoute(session.activateAccount, { access: 'public' }, (call) =>
    choosePassword(call, 'account-activation', guards),
  ),
  createRoute(companyLogin.start, { access: 'public' }, (call) => startCompanyLogin(call, guards)),
  createRoute(companyLogin.finish, { access: 'public' }, (call) =>
    finishCompanyLogin(call, guards),
  ),
  createRoute(companyLogin.end, { access: 'public' }, (call) => endCompanyLogin(call, guards)),
  ...createFactorRoutes(guards),
];
