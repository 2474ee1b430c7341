import { audit } from '@ploegplan/contract/audit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openAdmin } from '../../test/admin.ts';
import { openApp } from '../../test/app.tsx';

test.each(['/admin', '/admin/help-editor'])('%s redirects an admin to the overview', async (at) => {
  const { router } = await openApp({ at });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Overzicht');
  expect(router.state.location.pathname).toBe('/home');
});

test.each(['/admin', '/admin/help-editor'])(
  '%s redirects to the login page without a session',
  async (at) => {
    const { router } = await openApp({ at, as: null });
    await expect.element(page.getByLabelText('Gebruikersnaam')).toBeVisible();
    expect(router.state.location.pathname).toBe('/inloggen');
  },
);

test.each(['/employees', '/klanten', '/settings', '/documents', '/materials'])(
  '%s redirects an employee to the own planning',
  async (at) => {
    const { router } = await openApp({ at, as: 'employee' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Planning');
    expect(router.state.location.pathname).toBe('/employeeplanning');
  },
);

test('an expired session in the admin area redirects to the login page with a message', async () => {
  const { api, router } = await openAdmin();
  api.reject(audit.listOfTenant, 401, 'unauthorized');
  await page.getByRole('link', { name: 'Logboek' }).click();
  await expect.element(page.getByText('Je sessie is verlopen, log opnieuw in')).toBeVisible();
  await expect.element(page.getByLabelText('Gebruikersnaam')).toBeVisible();
  expect(router.state.location.pathname).toBe('/inloggen');
});
