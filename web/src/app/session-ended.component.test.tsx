import { admin } from '@ploegplan/contract/admin/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { SessionCheck } from '@ploegplan/contract/session/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { User } from '@ploegplan/contract/users/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp, opened } from '../../test/app.tsx';
import { makeClient, withClients } from '../../test/lists.ts';
import { pass, untilLive, useTimers } from '../../test/live.ts';
import { notificationRegion } from '../../test/notifications.ts';
import { ownTenant } from '../../test/subjects/admin.ts';
import { acceptLogin, endSession, expectAddress, logIn } from '../../test/subjects/session.ts';
import { deviceLanguage } from '../lib/language/remembered.ts';
import { recall, remember } from '../lib/remembered/remembered.ts';
import { lastSession } from '../lib/session/remembered.ts';
import { sessionQuery } from '../lib/session/session.ts';

const baas = { userType: 'admin', username: 'baas', userId: sampleId() } as const;
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const loginLink = page.getByRole('main').getByRole('link', { name: 'Inloggen' });

test('the next call after a session ended shows the expired page; login returns to the page', async () => {
  const { api } = await openApp({ at: '/home', as: baas });
  await expect.element(heading('Overzicht')).toBeVisible();
  api.reject(planning.list, 401, 'unauthorized');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Planning', exact: true }).click();
  await expectAddress('/session-expired');
  await expect.element(page.getByText('Je sessie is verlopen', { exact: true })).toBeVisible();
  acceptLogin(api);
  api.answer(planning.list, []);
  await loginLink.click();
  await logIn();
  await expect.poll(() => location.pathname).toBe('/planning');
});

test('a page whose session expired with its cookie tells the server, so that the browser drops what it keeps', async () => {
  remember(lastSession, sample(SessionCheck, { tenant: 'demo', ...baas }));
  const { api } = await openApp({ at: '/home', as: null, isStranger: true });
  await expectAddress('/inloggen');
  expect(api.received(session.check)).toHaveLength(1);
  expect(recall(lastSession)).toBeNull();
});

test('an answer of an earlier visit, which may be older than the choice, does not choose the language', async () => {
  const { api, queryClient, user } = await openApp({ at: '/account', as: 'employee' });
  await expect.element(heading('Profiel')).toBeVisible();
  remember(lastSession, user && { ...user, language: 'pl' });
  api.disconnect(session.check);
  const found = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect([found?.language, recall(deviceLanguage)]).toEqual(['pl', 'nl']);
});

test('a session that ends under /admin shows a message on the login page', async () => {
  const api = new TestApi();
  api.answer(admin.tenants, [ownTenant]);
  api.reject(audit.listOfTenant, 401, 'unauthorized');
  await openApp({ at: '/admin', as: 'god', api });
  const parts = page.getByRole('navigation', { name: 'Onderdelen van Admin Tools' });
  await expect.element(parts).toBeVisible();
  await parts.getByRole('link', { name: 'Logboek' }).click();
  await expect.element(page.getByText('Je sessie is verlopen, log opnieuw in')).toBeVisible();
  await expectAddress('/inloggen');
});

test('a 401 on the login page shows the message to who is not signed in, except from the login itself', async () => {
  const api = new TestApi();
  api.reject(session.login, 401, 'login-failed');
  api.reject(session.forgotPassword, 401, 'unauthorized');
  await openApp({ at: '/inloggen', as: null, api });
  const message = 'Je sessie is verlopen, log opnieuw in';
  await logIn();
  await expect.element(page.getByText('Inloggen mislukt.').first()).toBeVisible();
  expect(notificationRegion().textContent).not.toContain(message);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('naam@example.nl');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(() => notificationRegion().textContent).toContain(message);
  await expectAddress('/inloggen');
});

test('the end of a session closes the open drawer', async () => {
  const api = new TestApi();
  const item = sample(EmployeePlanningItem, {
    date: getToday(),
    projectName: 'Nieuwbouw',
    images: [],
    imagesInfo: [],
  });
  api.answer(employeePlanning.list, [item]);
  api.answer(employeePlanning.get, item);
  api.reject(employeePlanning.record, 401, 'unauthorized');
  await openApp({ at: '/employeeplanning', as: 'employee', size: 'phone', api });
  await page.getByRole('article').getByRole('button').first().click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('spinbutton', { name: 'Uren gewerkt' }).fill('8');
  await details.getByRole('button', { name: 'Opslaan' }).last().click();
  await expectAddress('/session-expired');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the page to return to is restored only for the user whose session ended', async () => {
  useTimers();
  const { api } = await openApp({ at: '/klanten', as: baas });
  await expect.element(heading('Klanten')).toBeVisible();
  await untilLive(api);
  endSession(api);
  api.events.end('session-ended');
  await pass(1_000);
  await expectAddress('/session-expired');
  acceptLogin(api, { username: 'ander' });
  await loginLink.click();
  await logIn('ander');
  await expectAddress('/home');

  acceptLogin(api, { username: 'baas' });
  api.answer(session.logout, undefined);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await logIn('baas');
  await expectAddress('/klanten');
});

test.each(['office', 'phone'] as const)(
  'a form that was open when the session ended is open again, as it was typed, after its user signed in (%s)',
  async (size) => {
    const api = withClients(makeClient('Jan'));
    await openApp({ at: '/klanten', as: baas, api, size });
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Klant toevoegen' });
    const name = form.getByRole('textbox', { name: 'Naam', exact: true });
    await name.fill('Zand en Zonen');
    api.reject(clients.create, 401, 'unauthorized');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expectAddress('/session-expired');
    await expect.element(form).not.toBeInTheDocument();
    acceptLogin(api, baas);
    await loginLink.click();
    await logIn();
    await expectAddress('/klanten');
    await expect.element(name).toHaveValue('Zand en Zonen');
    api.answer(clients.create, ({ body }) => makeClient('Zand en Zonen', { id: String(body.id) }));
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(api.received(clients.create).at(-1)?.body).toMatchObject({ name: 'Zand en Zonen' });
    // The next new one starts empty.
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    await expect.element(name).toHaveValue('');
  },
);

test('a form that another user left at the end of the session stays closed', async () => {
  const api = withClients(makeClient('Jan'));
  await openApp({ at: '/klanten', as: baas, api });
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Klant toevoegen' });
  await form.getByRole('textbox', { name: 'Naam', exact: true }).fill('Zand en Zonen');
  api.reject(clients.create, 401, 'unauthorized');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expectAddress('/session-expired');
  acceptLogin(api, { username: 'ander', userId: sampleId() });
  await loginLink.click();
  await logIn('ander');
  await expectAddress('/home');
  await page.getByRole('link', { name: 'Klanten', exact: true }).click();
  await expect.element(page.getByText('1 klant', { exact: true })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

test('closing the tenant removes its data from the screen', async () => {
  useTimers();
  const api = new TestApi();
  api.answer(users.list, [sample(User, { username: 'jansen' })]);
  await openApp({ at: '/users', as: baas, api });
  await expect.element(page.getByText('jansen')).toBeVisible();
  await untilLive(api);
  api.reject(session.check, 403, 'tenant-blocked');
  api.events.end('session-ended');
  await pass(1_000);
  await expectAddress('/session-expired');
  await expect.element(page.getByText('jansen')).not.toBeInTheDocument();
});

test('signing out closes the drawer, and the next user sees nothing of what was loaded', async () => {
  const api = withClients(makeClient('Bouwgroep Voorbeeld'));
  const { queryClient } = await openApp({ at: '/klanten', as: baas, api });
  await page.getByRole('row').getByRole('button', { name: 'Bouwgroep Voorbeeld' }).click();
  const drawer = page.getByRole('dialog', { name: 'Bouwgroep Voorbeeld' });
  await expect.element(drawer).toBeVisible();
  api.answer(session.logout, () => {
    endSession(api);
    return undefined;
  });
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expectAddress('/inloggen');
  await expect.element(drawer).not.toBeInTheDocument();
  const cached = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('Bouwgroep');

  acceptLogin(api, { username: 'ander', userId: sampleId() });
  api.hold(clients.list);
  await logIn('ander');
  await expectAddress('/home');
  await page.getByRole('link', { name: 'Klanten', exact: true }).click();
  await expectAddress('/klanten');
  await expect.element(page.getByText('Bouwgroep Voorbeeld')).not.toBeInTheDocument();
});

test('after signing out every page redirects to the login page', async () => {
  const { api, router } = await openApp({ at: '/home' });
  api.answer(session.logout, () => {
    endSession(api);
    return undefined;
  });
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expectAddress('/inloggen');
  await expect.poll(() => api.received(session.logout).length).toBe(1);
  await router.navigate({ to: '/home' });
  await expectAddress('/inloggen');
});

test('preferences do not apply to a user of the same name in another tenant on the same host', async () => {
  await openApp({ at: '/home', as: baas, remembered: { isMenuHidden: true } });
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect.element(page.getByRole('button', { name: 'Menu openen' })).toBeVisible();
  expect(menu.elements()).toEqual([]);
  await opened.close();
  await openApp({ at: '/home', as: baas, tenant: { name: 'ander' } });
  await expect.element(menu).toBeVisible();
});
