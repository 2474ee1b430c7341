import { UserType } from '@ploegplan/contract/fields';
import { session } from '@ploegplan/contract/session/endpoints';
import { LoginResponse, SessionCheck } from '@ploegplan/contract/session/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

/** A test API that accepts the login of a user of this type without e-mail address. */
function withoutEmail(userType: UserType): TestApi {
  const api = new TestApi();
  const employeeId = userType === 'employee' ? sampleId() : null;
  const user = sample(SessionCheck, { tenant: 'demo', username: 'jan', userType, employeeId });
  api.answer(session.login, () => {
    api.answer(session.check, user);
    return sample(LoginResponse, { userType, tenant: 'demo', emailEmpty: true });
  });
  return api;
}

test.each(UserType.options)(
  'the e-mail dialog links a user of type %s to the profile',
  async (userType) => {
    const api = withoutEmail(userType);
    await openApp({ at: '/inloggen', as: null, api });
    await page.getByLabelText('Gebruikersnaam').fill('jan');
    await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim');
    await page.getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email adres onbekend' });
    await dialog.getByRole('button', { name: 'Naar profiel pagina' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Profiel');
    await expect.element(page.getByLabelText('E-mailadres')).toBeVisible();
    await expectAccessible();
  },
);
