import { randomUUIDv7 } from 'node:crypto';
import { session } from '@ploegplan/contract/session';
import type { ForgeryGuard } from '../../platform/http/csrf.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { type Call, route } from '../../platform/http/route.ts';
import {
  clearSessionCookie,
  sessionExpiry,
  setSessionCookie,
} from '../../platform/sessions/cookie.ts';
import { verifyPassword } from '../../platform/sessions/passwords.ts';
import { endSession, startSession } from '../../platform/sessions/repository.ts';
import type { LoginThrottle } from '../../platform/sessions/throttle.ts';
import { findUser } from './repository.ts';

interface Guards {
  forgery: ForgeryGuard;
  throttle: LoginThrottle;
}

/** An unknown user, one without a password and a wrong password get the same answer after the same work. */
async function login(call: Call<typeof session.login>, { forgery, throttle }: Guards) {
  const { body, tenant, transact, request, reply } = call;
  const attempt = { tenantId: tenant.id, username: body.username, address: request.ip };
  await throttle.take(attempt);
  const user = await transact((tx) => findUser(tx, body.username));
  const matches = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new HttpProblem('login-failed');
  await throttle.forgive(attempt);

  const id = randomUUIDv7();
  await transact(async (tx) => {
    if (call.session) await endSession(tx, call.session.id);
    const userAgent = request.headers['user-agent'] ?? '';
    await startSession(tx, { id, userId: user.id, expiresAt: sessionExpiry(), userAgent });
  });
  setSessionCookie(request, reply, { sid: id, tid: tenant.id });
  forgery.issue(request, reply, id);
  return {
    userType: user.userType,
    tenant: tenant.name,
    alsoEmployee: user.alsoEmployee,
    needsPasswordChange: user.needsPasswordChange,
    emailEmpty: user.email === '',
  };
}

export const sessionRoutes = (guards: Guards) => [
  route(session.login, { access: 'public' }, (call) => login(call, guards)),
  route(session.check, { access: 'session' }, async ({ session, tenant }) => ({
    tenant: tenant.name,
    employeeId: session.employeeId,
    userType: session.userType,
    alsoEmployee: session.alsoEmployee,
  })),
  route(session.logout, { access: 'public' }, async ({ session, transact, request, reply }) => {
    if (session) await transact((tx) => endSession(tx, session.id));
    clearSessionCookie(reply);
    guards.forgery.issue(request, reply, 'anonymous');
  }),
];
