import { makeTenant } from '@ploegplan/server/test/data/factories';
import { drawerOf, enterAsGod, fillNew, logLines, openTenant } from '../support/admin.ts';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { logIn } from '../support/session.ts';

test('a god adds a tenant; its first admin signs in through the invitation', async ({
  page,
  tenant,
  browser,
}) => {
  await enterAsGod(page, tenant);
  const name = `nieuw-${tenant.name}`;
  const email = `baas@${name}.example`;
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  await expect(drawerOf(page, 'Bedrijf toevoegen')).toBeVisible();
  await fillNew(page, { displayName: `Nieuwbouw ${name}`, name, email });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#notifications')).toContainText('Bedrijf toegevoegd');

  const { link } = await waitForMail(email);
  expect(link).toContain(`${addressOf(name)}/account-activation#token=`);
  const theirs = await browser.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Nieuw wachtwoord').fill('steiger boven het kanaal');
  await theirs.getByRole('button', { name: 'Account activeren' }).click();
  await logIn(theirs, 'baas', 'steiger boven het kanaal');
  await expect(theirs).toHaveURL(`${addressOf(name)}/home`);
  await theirs.close();

  const users = await openTenant(page, `Nieuwbouw ${name}`);
  await expect(users.getByRole('row', { name: 'baas' })).toContainText('BeheerderActief');
});

test('closing and reopening a tenant shows on its login page and in its audit log', async ({
  page,
  tenant,
  database,
  browser,
}) => {
  const other = await makeTenant({ database });
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${other.name}`);
  await drawer.getByRole('button', { name: 'Bedrijf sluiten' }).click();
  const question = page.getByRole('dialog', { name: `Bedrijf ${other.name} sluiten` });
  await question.getByRole('button', { name: 'Bedrijf sluiten' }).click();
  await expect(page.locator('#notifications')).toContainText('Bedrijf gesloten');

  const visitor = await browser.newPage();
  await visitor.goto(`${addressOf(other.name)}/inloggen`);
  await expect(visitor.getByText(/is op dit moment gesloten/)).toBeVisible();

  await drawer.getByRole('button', { name: 'Weer openen' }).click();
  await page
    .getByRole('dialog', { name: /weer openen$/ })
    .getByText('Weer openen')
    .last()
    .click();
  await expect(page.locator('#notifications')).toContainText('Bedrijf weer geopend');
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
  await visitor.close();

  await page.goto(`${addressOf(tenant.name)}/admin?tab=logboek&tenant=${other.id}`);
  const closing = logLines(page).filter({ hasText: /Bedrijf (weer geopend|gesloten)/ });
  await expect(closing).toHaveText([/Bedrijf weer geopend/, /Bedrijf gesloten/]);
});
