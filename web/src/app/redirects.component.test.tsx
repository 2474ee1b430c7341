import { session } from '@ploegplan/contract/session';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp, opened } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { acceptLogin, expectAddress, logIn } from '../../test/session.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const leftAt = (path: string) => ({ path, tenant: 'demo', username: null });

describe('the start page', () => {
  test.each([
    ['admin', '/home'],
    ['employee', '/employeeplanning'],
    ['other', '/home'],
    ['god', '/home'],
  ] as const)('leads %s to %s', async (userType, address) => {
    await openApp({ at: '/', as: userType });
    await expectAddress(address);
  });

  test.each(['//elders.example/', '/\\elders.example', '/\t/elders.example', '/inloggen'])(
    'does not follow the remembered path %j',
    async (path) => {
      await openApp({ at: '/', remembered: { previousPath: leftAt(path) } });
      await expectAddress('/home');
    },
  );

  test('leads to the remembered page of a god only for a god, and only once', async () => {
    await openApp({ at: '/admin' });
    await expectAddress('/home');
    await opened.close();
    await openApp({ at: '/' });
    await expectAddress('/home');
    await opened.close();
    await openApp({ at: '/', as: 'god' });
    await expect.poll(() => location.pathname).toMatch(/^\/admin/);
    await opened.close();
    await openApp({ at: '/', as: 'god' });
    await expectAddress('/home');
  });
});

test('somebody who signs in goes on to the page that was asked for', async () => {
  const api = new TestApi();
  acceptLogin(api);
  await openApp({ at: '/planning?week=47', as: null, api });
  await expectAddress('/inloggen');
  await logIn();
  await expectAddress('/planning?week=47');
});

test('somebody who is not signed in and opens the own planning reads that the session expired, and comes back to it', async () => {
  const api = new TestApi();
  acceptLogin(api, { userType: 'employee' });
  await openApp({ at: '/employeeplanning', as: null, api });
  await expectAddress('/session-expired');
  const main = page.getByRole('main');
  await expect.element(main.getByText('Je sessie is verlopen', { exact: true })).toBeVisible();
  await expectAccessible();
  // Anywhere but to the login page one would be sent there too, and come back to that instead.
  expect(page.getByRole('banner').getByRole('link').elements()).toEqual([]);
  await main.getByRole('link', { name: 'Inloggen' }).click();
  await logIn();
  await expectAddress('/employeeplanning');
});

test('an employee who opens the planning board is sent to the own planning', async () => {
  await openApp({ at: '/planning', as: 'employee' });
  await expectAddress('/employeeplanning');
});

test('somebody who is signed in does not see the login page', async () => {
  await openApp({ at: '/inloggen' });
  await expect.element(heading('Overzicht')).toBeVisible();
  await expectAddress('/home');
});

test('an unknown path says so and leads back', async () => {
  await openApp({ at: '/bestaat-niet' });
  await expect.element(page.getByText('Deze pagina bestaat niet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await expectAddress('/home');
});

test('the server is asked once who is signed in, however many pages are opened', async () => {
  const { api, router } = await openApp({ at: '/home' });
  await expect.element(heading('Overzicht')).toBeVisible();
  await router.navigate({ to: '/planning' });
  await expect.element(heading('Planning')).toBeVisible();
  router.history.back();
  await expect.element(heading('Overzicht')).toBeVisible();
  expect(api.received(session.check).length).toBe(1);
});

test('a user without e-mail address who is signed in already is not asked for it', async () => {
  await openApp({ at: '/' });
  await expect.element(heading('Overzicht')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
