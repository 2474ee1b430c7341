import { session } from '@ploegplan/contract/session/endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp, opened } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { acceptLogin, expectAddress, logIn } from '../../test/subjects/session.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const leftAt = (path: string) => ({ path, tenant: 'demo', username: null });

test.each([
  ['/', 'admin', '/home'],
  ['/', 'employee', '/employeeplanning'],
  ['/', 'other', '/home'],
  ['/', 'god', '/home'],
  ['/inloggen', 'admin', '/home'],
  ['/admin', 'admin', '/home'],
  ['/admin/help-editor', 'admin', '/home'],
  ['/admin', null, '/inloggen'],
  ['/admin/help-editor', null, '/inloggen'],
  ['/planning', 'employee', '/employeeplanning'],
  ['/employees', 'employee', '/employeeplanning'],
  ['/klanten', 'employee', '/employeeplanning'],
  ['/settings', 'employee', '/employeeplanning'],
  ['/documents', 'employee', '/employeeplanning'],
  ['/materials', 'employee', '/employeeplanning'],
  ['/closures', 'employee', '/employeeplanning'],
] as const)('%s redirects %s to %s', async (at, as, address) => {
  await openApp({ at, as });
  await expectAddress(address);
});

describe('the start page', () => {
  test.each(['//elders.example/', '/\\elders.example', '/\t/elders.example', '/inloggen'])(
    'does not redirect to the unsafe stored path %j',
    async (path) => {
      await openApp({ at: '/', remembered: { previousPath: leftAt(path) } });
      await expectAddress('/home');
    },
  );

  test('redirects to a stored god page only for a god, and only once', async () => {
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

test('after login the requested page opens', async () => {
  const api = new TestApi();
  acceptLogin(api);
  await openApp({ at: '/klanten?van=mail', as: null, api });
  await expectAddress('/inloggen');
  await logIn();
  await expectAddress('/klanten?van=mail');
});

test('/employeeplanning without a session shows the expired page; login returns to it', async () => {
  const api = new TestApi();
  acceptLogin(api, { userType: 'employee' });
  await openApp({ at: '/employeeplanning', as: null, api });
  await expectAddress('/session-expired');
  const main = page.getByRole('main');
  await expect.element(main.getByText('Je sessie is verlopen', { exact: true })).toBeVisible();
  await expectAccessible();
  // A link to another page would redirect to login and replace the page to return to.
  expect(page.getByRole('banner').getByRole('link').elements()).toEqual([]);
  await main.getByRole('link', { name: 'Inloggen' }).click();
  await logIn();
  await expectAddress('/employeeplanning');
});

test('an unknown path shows a not-found page with a link to the start page', async () => {
  await openApp({ at: '/bestaat-niet' });
  await expect.element(page.getByText('Deze pagina bestaat niet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await expectAddress('/home');
});

test('the session is checked once for all navigations', async () => {
  const { api, router } = await openApp({ at: '/home' });
  await expect.element(heading('Overzicht')).toBeVisible();
  await router.navigate({ to: '/planning' });
  await expect.element(heading('Planning')).toBeVisible();
  router.history.back();
  await expect.element(heading('Overzicht')).toBeVisible();
  expect(api.received(session.check).length).toBe(1);
});

test('a browser without a session is led to the login page without asking the server for one', async () => {
  const { api } = await openApp({ at: '/planning', isStranger: true });
  await expect.element(page.getByLabelText('Gebruikersnaam')).toBeVisible();
  expect(api.received(session.check)).toEqual([]);
});

test('an existing session without e-mail address shows no e-mail dialog', async () => {
  await openApp({ at: '/' });
  await expect.element(heading('Overzicht')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
