import { makeTenant, type TestTenant } from '@ploegplan/server/test/factories';
import { enterAsGod, logLines } from './admin.ts';
import { addressOf, expect, signIn, test } from './fixtures.ts';

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

test('an admin reads the audit log back to the oldest entry and filters by name and day', async ({
  page,
  tenant,
  admin,
}) => {
  const logins = Array.from({ length: 100 }, (_, at) => ({
    event: 'login',
    actor_name: `nr ${at}`,
  }));
  await happen(
    tenant,
    { event: 'login-failed', actor_name: 'indringer', at: '2026-07-01T22:30:00Z' },
    { event: 'logout', actor_name: 'indringer', at: '2026-03-02T12:00:00Z' },
    ...logins,
    {
      event: 'user-changed',
      actor_name: 'chef',
      subject: 'jansen',
      details: JSON.stringify({ userType: ['employee', 'admin'] }),
    },
  );
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  const lines = logLines(page);
  await expect(lines).toHaveCount(100);
  await expect(lines.first()).toContainText(
    /Gebruiker jansen gewijzigd\s*Soort\s*Werknemer\s*Beheerder/,
  );
  await page.getByRole('button', { name: 'Meer laden' }).click();
  await expect(lines).toHaveCount(103);
  await page.getByRole('combobox', { name: 'Wie', exact: true }).fill('indringer');
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Van', { exact: true }).fill('02-07-2026');
  await page.keyboard.press('Tab');
  await expect(lines).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveText([/do 02-07-2026 00:30.*indringer.*Inloggen mislukt/]);
});

test('a god reads the audit log of any tenant, including actions of gods', async ({
  page,
  tenant,
  database,
}) => {
  const other = await makeTenant({ database });
  await happen(other, { event: 'tenant-blocked', actor_name: 'iemand', subject: other.name });
  const god = await enterAsGod(page, tenant);
  await page
    .getByRole('navigation', { name: /Onderdelen/ })
    .getByText('Logboek')
    .click();
  const step = logLines(page).filter({ hasText: 'Bezoek van de beheerder van Ploegplan' }).first();
  await expect(step).toContainText('Admin Tools');
  await expect(step).toContainText(god.username);
  await page.getByLabel('Bedrijf', { exact: true }).first().fill(other.name);
  await page.getByRole('option', { name: `Bedrijf ${other.name}` }).click();
  await expect(logLines(page).last()).toContainText('Bedrijf gesloten');
  await page.reload();
  // Reading the log of another tenant is recorded in that log.
  await expect(logLines(page).first()).toContainText(god.username);
});
