import { enterAsGod } from './admin.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

for (const path of ['/admin', '/admin/help-editor']) {
  test(`an admin who opens ${path} ends up at the overview`, async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(address + path);
    await expect(page).toHaveURL(`${address}/home`);
  });

  test(`nobody in particular has to sign in for ${path}`, async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    await page.goto(address + path);
    await expect(page).toHaveURL(`${address}/inloggen`);
  });
}

test('a session that ends in the admin area leads to the login page', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  await enterAsGod(page, tenant);
  await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
  await page.getByRole('link', { name: 'Logboek' }).last().click();
  await expect(page.getByText('Je sessie is verlopen, log opnieuw in')).toBeVisible();
  await expect(page).toHaveURL(`${address}/inloggen`);
});

test('the help editor says that nothing can be edited yet, and leads to the help', async ({
  page,
  tenant,
}) => {
  await enterAsGod(page, tenant);
  await page.goto(`${addressOf(tenant.name)}/admin/help-editor`);
  await expect(page).toHaveTitle('Help-editor · Ploegplan');
  await expect(page.getByText('Hier komt het bewerken van de help')).toBeVisible();
  await expectAccessible(page);
});
