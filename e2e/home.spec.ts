import type { Locator, Page } from '@playwright/test';
import { addDays, dayOfWeek, isoWeek, today as todayOf } from '@ploegplan/contract/rules/dates';
import { holidayOn } from '@ploegplan/server/platform/holidays';
import {
  makeAbsence,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeUser,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { drawerOf, rowOf } from './planning.ts';
import { post } from './session.ts';

const today = todayOf();
const yesterday = addDays(today, -1);
const isRest = dayOfWeek(today) > 5 || holidayOn(today) !== undefined;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const totals = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /^\d+ (ingepland|vrij|afwezig|× geen uren)$/ });

async function openHome(page: Page, tenantName: string, username: string) {
  const address = addressOf(tenantName);
  await signIn(page, address, username);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
}

test('today and these weeks at a glance, each part with the way to the whole of it', async ({
  page,
  tenant,
  admin,
}) => {
  const anja = await makeEmployee(tenant, { name: 'Anja' });
  const piet = await makeEmployee(tenant, { name: 'Piet' });
  const kees = await makeEmployee(tenant, { name: 'Kees' });
  const projectId = await makeProject(tenant, { title: 'Hal', location: 'Kade 1' });
  await makePlanningItem(tenant, { date: yesterday, employeeIds: [anja] });
  await makeAbsence(tenant, {
    employee_id: piet,
    kind: 'sick',
    first_day: today,
    last_day: addDays(today, 1),
  });
  await openHome(page, tenant.name, admin.username);
  const body = { date: today, startTime: '07:00', endTime: '16:00', projectId };
  expect(await post(page, '/planning', { ...body, employeeIds: [anja, piet] })).toBe(200);
  await page.reload();

  await expect(totals(page)).toHaveText(['1 ingepland', '1 vrij', '1 afwezig', '1 × geen uren']);
  await expect(page.getByText(`week ${isoWeek(today).week}`).first()).toBeVisible();

  const places = part(page, 'Wie werkt waar');
  await expect(places.getByRole('link', { name: 'Hal' })).toBeVisible();
  for (const text of ['Kade 1', '07:00 – 16:00', 'Anja, Piet']) {
    await expect(places.getByText(text)).toBeVisible();
  }
  const absent = part(page, 'Afwezig');
  await expect(absent).toContainText('Piet');
  await expect(absent).toContainText('Ziek');
  await expect(absent).toContainText('Staat wel op de planning');
  // Each leads to what it is about.
  const hrefOf = (link: Locator) => link.getAttribute('href');
  expect(await hrefOf(absent.getByRole('link', { name: 'Piet' }))).toBe(
    `/employee-details/${piet}`,
  );
  expect(await hrefOf(places.getByRole('link', { name: 'Hal' }))).toBe(
    `/project-details/${projectId}`,
  );
  expect(await hrefOf(totals(page).nth(2).getByRole('link'))).toBe('/home#afwezig');
  const free = part(page, 'Vrij');
  if (isRest) await expect(free).toContainText('1 persoon niet ingepland');
  else await expect(free.getByRole('link', { name: 'Kees' })).toBeVisible();
  const missing = part(page, 'Ontbrekende uren');
  await expect(missing.getByRole('link', { name: 'Anja' })).toContainText('1 ×, sinds');
  expect(await hrefOf(missing.getByRole('link', { name: 'Anja' }))).toBe(
    `/planning?datum=${yesterday}`,
  );
  await expect(missing.getByRole('link', { name: 'Alles' })).toHaveAttribute(
    'href',
    '/missinghours',
  );
  const changes = part(page, 'Vandaag gewijzigd');
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes).toContainText('Ingepland');
  await expect(changes).toContainText(admin.username);
  await expect(changes).toContainText('Hal');

  await expect(part(page, 'Deze week').getByRole('listitem')).toHaveCount(7);
  const current = part(page, 'Deze week').locator('[aria-current="date"]');
  await expect(current).toHaveAccessibleName(/: 1 ingepland, 1 vrij, 1 afwezig$/);
  await expectAccessible(page);

  // A day of next week, and from there one who is free: the planning is there with the drawer open.
  await part(page, 'Volgende week').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/planning$/);
  await expect(page.getByText(`week ${isoWeek(addDays(today, 7)).week}`)).toBeVisible();
  await page.goto(`${addressOf(tenant.name)}/planning?datum=${today}&nieuw=true&werknemer=${kees}`);
  await expect(drawerOf(page)).toContainText('Kees');
  await expect(page).toHaveURL(/\/planning$/);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Kees')).toBeVisible();
});

test('tells in words that there is nothing, until there is', async ({ page, tenant, admin }) => {
  await openHome(page, tenant.name, admin.username);
  for (const [name, text] of [
    ['Wie werkt waar', 'Vandaag staat er niets op de planning.'],
    ['Afwezig', 'Niemand is afwezig.'],
    ['Vrij', 'Er zijn nog geen werknemers.'],
    ['Ontbrekende uren', 'Alle uren zijn geschreven.'],
    ['Vandaag gewijzigd', 'Vandaag is er nog niets gewijzigd.'],
  ] as const) {
    await expect(part(page, name)).toContainText(text);
  }
  await expectAccessible(page);
  // What somebody else does meanwhile shows by itself.
  const employeeIds = [await makeEmployee(tenant)];
  await makePlanningItem(tenant, { date: today, employeeIds });
  await expect(part(page, 'Vrij')).toContainText('Iedereen is ingepland.');
});

test('@desktop another day begins at midnight', async ({ page, tenant, admin }) => {
  await page.clock.install();
  await openHome(page, tenant.name, admin.username);
  await expect(totals(page).first()).toBeVisible();
  const asked = page.waitForRequest('**/api/home');
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await page.clock.runFor(11_000);
  await asked;
});

const problem = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  code: 'forbidden',
  requestId: 'een-nummer',
};

test.describe('when it cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('@desktop says so, and reads it the next time', async ({ page, tenant, admin }) => {
    await page.route('**/api/home', (route) => route.fulfill({ status: 403, json: problem }));
    await openHome(page, tenant.name, admin.username);
    await expect(page.getByText('Je hebt hier geen rechten voor.')).toBeVisible();
    await page.unroute('**/api/home');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(part(page, 'Wie werkt waar')).toBeVisible();
  });
});

test('offers others the places they can go to', async ({ page, tenant, employee }) => {
  await openHome(page, tenant.name, employee.username);
  await page.getByRole('link', { name: 'Eigen planning' }).click();
  await expect(page).toHaveURL(/\/employeeplanning$/);
  const other = await makeUser(tenant, { userType: 'other' });
  await openHome(page, tenant.name, other.username);
  await expect(page.getByText('Hier is nog niets voor je')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nieuw' })).toHaveCount(0);
});

for (const { tenant, hasHours, entries } of [
  {
    tenant: 'demo',
    hasHours: true,
    entries: ['Notitie', 'Planning', 'Project', 'Verlof', 'Klant', 'Werknemer', 'Materiaal'],
  },
  {
    tenant: 'steigerbouw',
    hasHours: false,
    entries: ['Notitie', 'Planning', 'Steiger', 'Verlof', 'Klant', 'Werknemer'],
  },
]) {
  test(`the company ${tenant} has something in every part, and its own words under Nieuw`, async ({
    page,
  }) => {
    await openHome(page, tenant, 'voorman');
    await expect(part(page, 'Jouw dag').getByRole('listitem')).not.toHaveCount(0);
    for (const name of ['Wie werkt waar', 'Afwezig']) {
      await expect(part(page, name).getByRole('listitem')).not.toHaveCount(0);
    }
    await expect(totals(page)).toHaveCount(hasHours ? 4 : 3);
    await expect(part(page, 'Ontbrekende uren')).toHaveCount(hasHours ? 1 : 0);
    await expectAccessible(page);

    const menu = page.getByRole('menu');
    const choose = async (label: string) => {
      await page.getByRole('button', { name: 'Nieuw' }).click();
      await menu.getByRole('menuitem', { name: label, exact: true }).click();
    };
    await page.getByRole('button', { name: 'Nieuw' }).click();
    await expect(menu.getByRole('menuitem')).toHaveText(entries);
    await page.keyboard.press('Escape');
    for (const label of [entries[2] ?? '', 'Klant']) {
      await choose(label);
      const drawer = page.getByRole('dialog', { name: `${label} toevoegen` });
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    }
    await choose('Planning');
    await expect(drawerOf(page)).toBeVisible();
    for (const [label, path, text] of [
      ['Notitie', 'notes', 'schrijf je nu in de planning'],
      ['Verlof', 'employeeabsences', 'Invoeren kan hier nog niet.'],
      ['Werknemer', 'employees', 'Toevoegen kan hier nog niet.'],
      ...(hasHours ? [['Materiaal', 'materials', 'in de planning']] : []),
    ] as const) {
      await page.goto(`${addressOf(tenant)}/home`);
      await choose(label ?? '');
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
      // It says honestly what can be done there.
      await expect(page.getByRole('main')).toContainText(text ?? '');
    }
  });
}
