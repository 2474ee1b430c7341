import { expect, signIn } from './fixtures.ts';
import { beKept, comeBack, mark, marked, takeElsewhere, test, updateBar } from './pwa.ts';
import { openers, openUser } from './users.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('a newer version loads nothing anew over @desktop', () => {
  test('a password that is half typed', async ({ page, tenant, employee, front }) => {
    const address = front.addressOf(tenant);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/account`);
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
    const field = page.getByLabel('Nieuw wachtwoord');
    await field.fill('steiger boven het');
    await takeElsewhere(page, front);
    await expect(field).toHaveValue('steiger boven het');
  });

  test('a login that is half typed', async ({ page, tenant, front }) => {
    await page.goto(`${front.addressOf(tenant)}/inloggen`);
    const field = page.getByLabel('Gebruikersnaam');
    await field.fill('werkn');
    await takeElsewhere(page, front);
    await expect(field).toHaveValue('werkn');
  });

  test('a temporary password, which is shown once', async ({
    page,
    tenant,
    admin,
    employee,
    front,
  }) => {
    const address = front.addressOf(tenant);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/users`);
    await expect(openers(page).first()).toBeVisible();
    const drawer = await openUser(page, employee.username);
    await drawer.getByRole('button', { name: 'Wachtwoord resetten' }).click();
    await page.getByRole('button', { name: 'Tijdelijk wachtwoord maken' }).click();
    const password = page
      .getByLabel('Tijdelijk wachtwoord', { exact: true })
      .locator('visible=true');
    const shown = await password.last().textContent();
    await takeElsewhere(page, front);
    await expect(password.last()).toHaveText(shown ?? '');
  });
});

test('a version that comes loads a page anew that was loaded past the worker @desktop', async ({
  page,
  tenant,
  employee,
  front,
}) => {
  const address = front.addressOf(tenant);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/help`);
  await beKept(page);
  // As Shift and reload do.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.reload', { ignoreCache: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(updateBar(page)).toBeAttached();
  await mark(page);
  front.release();
  await comeBack(page);
  // No page has the worker before, so the new one takes over at once.
  await expect(marked(page)).toHaveCount(0);
});
