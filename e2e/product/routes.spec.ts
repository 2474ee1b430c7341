import type { Page } from '@playwright/test';
import { getToday } from '@ploegplan/contract/dates/dates';
import {
  inUseSince,
  makeClient,
  makeEmployee,
  makeMaterial,
  makeNote,
  makePlanningItem,
  makeProject,
  makeScaffold,
  makeStatus,
  makeUser,
} from '@ploegplan/server/test/data/factories';
import { changeRows } from '@ploegplan/server/test/data/rows';
import { wordsBroken } from '../../web/test/large-text.ts';
import { addressOf, expect, expectAccessible, signIn, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { withoutLiveUpdates } from '../support/session.ts';

/** Path and title of a page. */
type Route = readonly [path: string, title: string];

/** Maximum layout shift of a page while it loads. */
const MAX_SHIFT = 0.05;

/** Texts of the product itself: a word that users type may be longer than its line. */
const labels =
  'h1, h2, h3, th, dt, label, legend, button, nav a, [role="tab"], [role="columnheader"]';

/** Fails where a word of a heading or label is broken inside, in a small window too. */
async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(wordsBroken, labels)).toEqual([]);
  const size = page.viewportSize();
  if (!size || size.width < 1024) return;
  await page.setViewportSize({ ...size, width: 1024 });
  expect(await page.evaluate(wordsBroken, labels), 'in a small window').toEqual([]);
  await page.setViewportSize(size);
}

/** The page of a worker's item has on a phone the arrow back alone. */
const isLeftByArrow = (page: Page, title: string) =>
  title === 'Details' && (page.viewportSize()?.width ?? 0) < 768;

/** Opens the first page by its address, navigates to the others, and runs the checks that apply to every page. */
async function walk(page: Page, address: string, routes: readonly Route[]): Promise<void> {
  const [[first] = ['']] = routes;
  await page.goto(`${address}/${first}`);
  let shift = 0;
  for (const [path, title] of routes) {
    await test.step(`/${path}`, async () => {
      if (path !== first) await page.evaluate((to) => history.pushState({}, '', to), `/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Ploegplan`);
      await expect(page.getByRole('status', { name: 'Bezig met laden' })).toHaveCount(0);
      expect(new URL(page.url()).pathname, 'no redirect').toBe(`/${path.replace(/\?.*/, '')}`);
      await expectAccessible(page);
      // Measured after the page has loaded completely.
      expect((await shiftOf(page)) - shift, `layout shift of /${path}`).toBeLessThanOrEqual(
        MAX_SHIFT,
      );
      await expectWholeWords(page);
      shift = await shiftOf(page);
      const toggle = page.getByRole('button', { name: /^Menu (openen|sluiten)$/ });
      await expect(toggle).toHaveCount(isLeftByArrow(page, title) ? 0 : 1);
    });
  }
}

test('every page of records and planning has its title, is accessible, has no layout shift and breaks no word', {
  tag: '@both',
}, async ({ page, tenant, admin }) => {
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const status_id = await makeStatus(tenant, 'Lopend');
  const project = await makeProject(tenant, { title: 'Kade', client_id, status_id });
  const employee = await makeEmployee(tenant, { name: 'Vera Voorman' });
  const material = await makeMaterial(tenant, { name: 'Hoogwerker' });
  const scaffold = await makeScaffold(tenant, {
    ...{ project_id: project, number: 'S-12' },
    events: inUseSince(1),
  });
  await makeNote(tenant, { client_id, project_id: project, employee_id: employee });
  const item = await makePlanningItem(tenant, {
    date: getToday(),
    project_id: project,
    employeeIds: [employee],
  });
  await watchShifts(page);
  await withoutLiveUpdates(page);
  await signIn(page, addressOf(tenant.name), admin.username);
  await walk(page, addressOf(tenant.name), [
    ['home', 'Overzicht'],
    ['planning', 'Planning'],
    [`planning-details/${item.id}`, 'Kade'],
    ['weather', 'Weer'],
    ['hoursmanagement', 'Alle uren'],
    ['hour-kinds', 'Urensoorten'],
    ['hoursmanagement?ploegstaten=true', 'Ploegstaten'],
    ['payroll', 'Naar de salarisadministratie'],
    ['payroll/new', 'Nieuwe batch'],
    ['missinghours', 'Ontbrekende uren'],
    ['projecttimeline', 'Tijdslijn'],
    ['projecten', 'Projecten'],
    ['projecten/import', 'Projecten importeren'],
    [`project-details/${project}`, 'Kade'],
    ['scaffolds', 'Steigerregister'],
    [`scaffold-details/${scaffold}`, 'S-12'],
    ['employeeabsences', 'Verlofkaart'],
    [`employeeabsences/${employee}`, 'Verlofkaart Vera Voorman'],
    ['employeeabsences/import', 'Saldo tijd-voor-tijd importeren'],
    ['leave-kinds', 'Verlofsoorten'],
    ['employees', 'Personeel'],
    ['employees/import', 'Werknemers importeren'],
    [`employee-details/${employee}`, 'Vera Voorman'],
    [`employee-told/${employee}`, 'Doorgegeven aan Vera Voorman'],
    ['materials', 'Materieel'],
    ['closures', 'Bedrijfssluitingen'],
    ['requirements', 'Eisen'],
    [`gate-list?project=${project}`, 'Poortlijst'],
    ['materials/import', 'Materieel importeren'],
    [`material-details/${material}`, 'Hoogwerker'],
    ['klanten', 'Klanten'],
    ['klanten/import', 'Klanten importeren'],
    [`klant-details/${client_id}`, 'Gemeente'],
  ]);
});

test('every other office page has its title, is accessible, has no layout shift and breaks no word', {
  tag: '@both',
}, async ({ page, tenant, admin }) => {
  await makeNote(tenant, { title: 'Sleutel', text: '<p>Bij de <strong>buren</strong></p>' });
  await watchShifts(page);
  await withoutLiveUpdates(page);
  await signIn(page, addressOf(tenant.name), admin.username);
  await walk(page, addressOf(tenant.name), [
    ['settings', 'Algemeen'],
    ['documents', 'Documenten'],
    ['notes', 'Notities'],
    ['account', 'Profiel'],
    ['users', 'Gebruikers'],
    ['settings/about', 'Info'],
    ['settings/logboek', 'Logboek'],
    ['settings/help', 'Helpartikelen'],
    ['settings/help/nieuw', 'Nieuw artikel'],
    ['settings/export', 'Gegevens downloaden'],
    ['settings/retention', 'Bewaartermijnen'],
    ['settings/limits', 'Wettelijke grenzen'],
    ['settings/webhooks', 'Webhooks'],
    ['settings/keys', 'API-sleutels'],
    ['settings/connections', 'Koppelingen'],
    ['settings/api', 'Naslag van de API'],
    ['help', 'Help'],
    ['help/de-week-plannen', 'De week plannen'],
    ['bestaat-niet', 'Niet gevonden'],
  ]);
});

test('every employee and god page has its title, is accessible, has no layout shift and breaks no word', {
  tag: '@both',
}, async ({ page, tenant, employee }) => {
  const address = addressOf(tenant.name);
  const item = await makePlanningItem(tenant, {
    date: getToday(),
    employeeIds: [employee.employeeId],
  });
  await changeRows(tenant, 'users', { leads_crew: true }, { id: employee.id });
  await watchShifts(page);
  await withoutLiveUpdates(page);
  await signIn(page, address, employee.username);
  await walk(page, address, [
    ['employeeplanning', 'Planning'],
    ['missinghours', 'Ontbrekende uren'],
    ['own-leave', 'Mijn verlof'],
    ['crew', 'Mijn ploeg'],
    ['account', 'Profiel'],
    ['help', 'Help'],
    ['help/uren-invullen', 'Uren invullen of wijzigen'],
    [`planning-details/${item.id}`, 'Details'],
    ['exit-confirmation', 'App sluiten'],
  ]);
  const god = await makeUser(tenant, { userType: 'god' });
  await signIn(page, address, god.username);
  await walk(page, address, [
    ['admin', 'Admin Tools'],
    ['admin/help-editor', 'Help-editor'],
    ['admin/help-editor/nieuw', 'Nieuw artikel'],
  ]);
});

test('every anonymous page is accessible and has no layout shift and no menu', {
  tag: '@both',
}, async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  await watchShifts(page);
  for (const path of ['', 'password-reset', 'account-activation', 'magic', 'bedrijfslogin']) {
    await page.goto(`${address}/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await shiftOf(page), `layout shift of /${path}`).toBeLessThanOrEqual(MAX_SHIFT);
  }
  await page.goto(`${address}/session-expired`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessie verlopen');
  await expectAccessible(page);
  expect(await shiftOf(page), 'layout shift of /session-expired').toBeLessThanOrEqual(MAX_SHIFT);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${address}/inloggen`);
});
