import type { Page } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeStatus,
  makeUser,
} from '@ploegplan/server/test/factories';
import { addressOf, callThemSteigers, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { withoutLiveUpdates } from './session.ts';

/** Path, and what stands at the top of the page. */
type Route = readonly [path: string, title: string];

/** Opens each page by its address, and looks at what every page must hold to. */
async function walk(page: Page, address: string, routes: readonly Route[]): Promise<void> {
  for (const [path, title] of routes) {
    await test.step(`/${path}`, async () => {
      await page.goto(`${address}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Ploegplan`);
      await expect(page.getByRole('status', { name: 'Bezig met laden' })).toHaveCount(0);
      expect(new URL(page.url()).pathname, 'stays where it was asked to be').toBe(`/${path}`);
      await expectAccessible(page);
      // By now all is there.
      expect(await shiftOf(page), `layout shift of /${path}`).toBeLessThanOrEqual(0.05);
      const toggle = page.getByRole('button', { name: /^Menu (openen|sluiten)$/ });
      await expect(toggle).toHaveCount(1);
    });
  }
}

test('every page of the office has its title, is accessible and does not jump', async ({
  page,
  tenant,
  admin,
}) => {
  test.setTimeout(240_000);
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const status_id = await makeStatus(tenant, 'Lopend');
  const project = await makeProject(tenant, { title: 'Kade', client_id, status_id });
  const employee = await makeEmployee(tenant, { name: 'Vera Voorman' });
  await makePlanningItem(tenant, { date: today(), project_id: project, employeeIds: [employee] });
  await watchShifts(page);
  await withoutLiveUpdates(page);
  await signIn(page, addressOf(tenant.name), admin.username);
  await walk(page, addressOf(tenant.name), [
    ['home', 'Overzicht'],
    ['planning', 'Planning'],
    ['hoursmanagement', 'Urenbeheer'],
    ['missinghours', 'Ontbrekende uren'],
    ['projecttimeline', 'Tijdslijn'],
    ['projecten', 'Projecten'],
    [`project-details/${project}`, 'Kade'],
    ['employeeabsences', 'Verlofkaart'],
    ['employees', 'Personeel'],
    [`employee-details/${employee}`, 'Vera Voorman'],
    ['materials', 'Materieel'],
    ['klanten', 'Klanten'],
    [`klant-details/${client_id}`, 'Gemeente'],
    ['documents', 'Documenten'],
    ['notes', 'Notities'],
    ['settings', 'Algemeen'],
    ['account', 'Profiel'],
    ['users', 'Gebruikers'],
    ['settings/about', 'Info'],
    ['settings/logboek', 'Logboek'],
    ['help', 'Help'],
    ['help/de-week-plannen', 'De week plannen'],
    ['bestaat-niet', 'Niet gevonden'],
  ]);
});

test('every page of the crew, and those of a god', async ({ page, tenant, employee }) => {
  test.setTimeout(180_000);
  const address = addressOf(tenant.name);
  const item = await makePlanningItem(tenant, {
    date: today(),
    employeeIds: [employee.employeeId],
  });
  await watchShifts(page);
  await withoutLiveUpdates(page);
  await signIn(page, address, employee.username);
  await walk(page, address, [
    ['employeeplanning', 'Planning'],
    ['missinghours', 'Ontbrekende uren'],
    ['account', 'Profiel'],
    ['help', 'Help'],
    ['help/uren-invullen', 'Uren invullen of wijzigen'],
    [`planning-details/${item.id}`, 'Details'],
    ['exit-confirmation', 'App sluiten'],
  ]);
  // What is the office's leads an employee to the own planning.
  for (const path of ['employees', 'klanten', 'settings', 'documents', 'materials']) {
    await page.goto(`${address}/${path}`);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  }
  const god = await makeUser(tenant, { userType: 'god' });
  await withoutLiveUpdates(page);
  await signIn(page, address, god.username);
  await walk(page, address, [
    ['admin', 'Admin Tools'],
    ['admin/help-editor', 'Help-editor'],
  ]);
});

test('pages for nobody have no menu beside them', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  await watchShifts(page);
  for (const path of ['', 'inloggen', 'password-reset', 'account-activation', 'magic']) {
    await page.goto(`${address}/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await shiftOf(page), `layout shift of /${path}`).toBeLessThanOrEqual(0.05);
  }
  await page.goto(`${address}/session-expired`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessie verlopen');
  await expectAccessible(page);
  expect(await shiftOf(page), 'layout shift of /session-expired').toBeLessThanOrEqual(0.05);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${address}/inloggen`);
});

test('a scaffolder reads Steigers where others read Projecten', async ({
  page,
  tenant,
  admin,
  database,
}) => {
  await callThemSteigers(database, tenant);
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/projecten`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steigers');
  await expect(page).toHaveTitle('Steigers · Ploegplan');
});
