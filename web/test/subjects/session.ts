import { session } from '@ploegplan/contract/session/endpoints';
import { LoginResponse, SessionCheck } from '@ploegplan/contract/session/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../api.ts';

/** A password that satisfies the password rules. */
export const NEW_PASSWORD = 'steiger boven het kanaal';

interface Account extends Partial<SessionCheck> {
  emailEmpty?: boolean;
}

/** Sets a valid session: by default of an admin named baas. */
export function startSession(api: TestApi, account: Partial<SessionCheck> = {}): SessionCheck {
  const employeeId = account.userType === 'employee' ? sampleId() : null;
  const defaults = { tenant: 'demo', username: 'baas', userType: 'admin', employeeId } as const;
  const user = sample(SessionCheck, { ...defaults, ...account });
  api.answer(session.check, user);
  return user;
}

export const endSession = (api: TestApi): void => api.reject(session.check, 401, 'unauthorized');

/** Makes the server accept any password and magic link, as this user. */
export function acceptLogin(api: TestApi, { emailEmpty = false, ...account }: Account = {}): void {
  const enter = async () => {
    await cookieStore.set('ploegplan-signed-in', 'yes');
    const { userId: _, employeeId: __, username: ___, ...user } = startSession(api, account);
    return sample(LoginResponse, { ...user, emailEmpty });
  };
  api.answer(session.login, enter);
  api.answer(session.redeemMagicLink, enter);
}

export const usernameField = () => page.getByLabelText('Gebruikersnaam');
export const passwordField = () => page.getByLabelText('Wachtwoord', { exact: true });
export const loginButton = () => page.getByRole('button', { name: 'Login' });

export async function logIn(username = 'baas', password = 'geheim'): Promise<void> {
  await usernameField().fill(username);
  await passwordField().fill(password);
  await loginButton().click();
}

/** Waits until the page is at this address, without host. */
export const expectAddress = (address: string) =>
  expect.poll(() => location.pathname + location.search + location.hash).toBe(address);
