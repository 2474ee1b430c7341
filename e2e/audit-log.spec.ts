import type { Page } from '@playwright/test';
import { makeTenant, type TestTenant } from '@ploegplan/server/test/factories';
import { enterAsGod, logLines as lines } from './admin.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

interface Happened {
  event: string;
  actor_name?: string;
  subject?: string;
  details?: string;
  at?: string;
}

const happen = (tenant: TestTenant, ...entries: Happened[]) =>
  tenant.transact((tx) =>
    tx
      .insertInto('audit_log')
      .values(entries.map((entry) => ({ actor_kind: 'user', address: '192.0.2.7', ...entry })))
      .execute(),
  );

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).or(page.getByLabel(label)).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an admin reads who did what, in words', async ({ page, tenant, admin }) => {
  await happen(
    tenant,
    { event: 'login-failed', actor_name: 'indringer', at: '2026-07-01T22:30:00Z' },
    {
      event: 'user-changed',
      actor_name: 'chef',
      subject: 'jansen',
      details: JSON.stringify({ userType: ['employee', 'admin'] }),
    },
  );
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  await expect(page).toHaveTitle('Logboek · Ploegplan');
  await expect(lines(page)).toHaveCount(3);
  const [login, change, failure] = [0, 1, 2].map((at) => lines(page).nth(at));
  if (!login || !change || !failure) throw new Error('No lines');
  await expect(login).toContainText('Ingelogd');
  await expect(login).toContainText(admin.username);
  await expect(change).toContainText('Gebruiker of rechten gewijzigd');
  await expect(change).toContainText('jansen');
  await expect(change).toContainText(/Soort\s*Werknemer\s*Beheerder/);
  await expect(failure).toContainText('Inloggen mislukt');
  await expect(failure).toContainText('do 02-07-2026 00:30:00');
  await expect(failure).toContainText('192.0.2.7');
  await expectAccessible(page);
});

test('is narrowed by event, name and day, and the address keeps that', async ({
  page,
  tenant,
  admin,
}) => {
  await happen(
    tenant,
    { event: 'logout', actor_name: 'kees', at: '2026-03-02T12:00:00Z' },
    { event: 'logout', actor_name: 'piet', at: '2026-03-03T12:00:00Z' },
    { event: 'password-changed', actor_name: 'kees', at: '2026-03-04T12:00:00Z' },
  );
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  await expect(lines(page)).toHaveCount(4);
  await page.getByLabel('Zoeken').fill('kees');
  await expect(lines(page)).toHaveCount(2);
  await choose(page, 'Gebeurtenis', 'Uitgelogd');
  await expect(lines(page)).toHaveCount(1);
  await page.getByLabel('Van', { exact: true }).fill('03-03-2026');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await expect(page.getByLabel('Van', { exact: true })).toHaveValue('03-03-2026');
  await page.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(lines(page)).toHaveCount(4);
  await expect(page.getByLabel('Zoeken')).toHaveValue('');
  await page.getByRole('textbox', { name: 'Tot en met' }).fill('03-03-2026');
  await page.keyboard.press('Tab');
  await expect(lines(page)).toHaveCount(2);
});

test('loads older ones on demand', async ({ page, tenant, admin }) => {
  const many = Array.from({ length: 120 }, (_, at) => ({ event: 'login', actor_name: `nr ${at}` }));
  await happen(tenant, ...many);
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  await expect(lines(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Meer laden' }).click();
  await expect(lines(page)).toHaveCount(121);
  await expect(page.getByText('nr 0', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meer laden' })).toHaveCount(0);
});

test('a god reads the log of any company, the own steps included', async ({
  page,
  tenant,
  database,
}) => {
  const other = await makeTenant({ database });
  const god = await enterAsGod(page, tenant);
  await page
    .getByRole('navigation', { name: /Onderdelen/ })
    .getByText('Logboek')
    .click();
  const step = lines(page).filter({ hasText: 'GET /api/admin/tenants' }).first();
  await expect(step).toContainText('Handeling van god');
  await expect(step).toContainText(god.username);
  await expectAccessible(page);

  await page.getByLabel('Bedrijf', { exact: true }).first().fill(other.name);
  await page.getByRole('option', { name: `Bedrijf ${other.name}` }).click();
  await expect(page.getByText('Er is nog niets vastgelegd')).toBeVisible();
  await expectAccessible(page);
  await happen(other, { event: 'tenant-blocked', actor_name: 'iemand', subject: other.name });
  await page.reload();
  await expect(lines(page).first()).toContainText('Bedrijf gesloten');
  // Looking in from elsewhere stands there too.
  await expect(lines(page).last()).toContainText(god.username);
});

test.describe('when it cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource|NetworkError/ });

  test('says so and offers to try again', async ({ page, tenant, admin }) => {
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.route('**/api/audit-log*', (route) => route.abort());
    await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
    await expect(page.getByText('Dit lukt nu niet')).toBeVisible();
    await page.unroute('**/api/audit-log*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(lines(page)).toHaveCount(1);
  });
});
