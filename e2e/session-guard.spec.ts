import { makeTenant, makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { countSessionChecks, goToPlanning, logIn } from './session.ts';

test.describe('where one ends up', () => {
  test('an admin at the overview, an employee at the own planning', async ({
    page,
    tenant,
    admin,
    employee,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/home`);
    await signIn(page, address, employee.username);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });

  test('any other user type at the overview', async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    const { username } = await makeUser(tenant, { userType: 'other' });
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/inloggen`);
    await logIn(page, username);
    await expect(page).toHaveURL(`${address}/home`);
  });

  test('an anonymous user signs in and goes on where the link led', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await page.goto(`${address}/planning?week=47`);
    await expect(page).toHaveURL(`${address}/inloggen`);
    await logIn(page, admin.username);
    await expect(page).toHaveURL(/\/planning\?week=47$/);
  });

  test('an anonymous user of the own planning reads that the session expired', async ({
    page,
    tenant,
    employee,
  }) => {
    const address = addressOf(tenant.name);
    await page.goto(`${address}/employeeplanning`);
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
    // Anywhere but to the login page one would be sent there too, and come back to that instead.
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await logIn(page, employee.username);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });

  test('an employee has no business on the planning board', async ({ page, tenant, employee }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/planning`);
    await expect(page).toHaveURL(`${address}/employeeplanning`);
  });

  test('whoever is signed in does not see the login page', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/inloggen`);
    await expect(page).toHaveURL(`${address}/home`);
  });

  test('an unknown path says so and leads back', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/bestaat-niet`);
    await expect(page.getByText('Deze pagina bestaat niet')).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of [
    '//elders.example/',
    '/\\elders.example',
    '/\t/elders.example',
    '/inloggen',
  ]) {
    test(`a stored path ${JSON.stringify(path)} is not followed`, async ({
      page,
      tenant,
      admin,
    }) => {
      const address = addressOf(tenant.name);
      await signIn(page, address, admin.username);
      await page.evaluate(
        (stored) => localStorage.setItem('ploegplan.previousPath', JSON.stringify(stored)),
        { path, tenant: tenant.name, username: null },
      );
      await page.goto(address);
      await expect(page).toHaveURL(`${address}/home`);
    });
  }

  test('where a session ended is for who had it, on a phone that two share', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    const other = await makeUser(tenant);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/klanten`);
    await expect(page.getByRole('heading', { name: 'Klanten', level: 1 })).toBeVisible();
    await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
    await expect(page).toHaveURL(`${address}/session-expired`);
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await logIn(page, other.username);
    await expect(page).toHaveURL(`${address}/home`);
    await signIn(page, address, admin.username);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/klanten`);
  });

  test('a host that moved to another company keeps what was chosen there apart @desktop', async ({
    page,
    tenant,
    database,
  }) => {
    const other = await makeTenant({ database });
    for (const one of [tenant, other]) await makeUser(one, { username: 'baas' });
    const host = `verhuisd-${tenant.name}.localhost`;
    const address = addressOf(host.replace('.localhost', ''));
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await database.pool.query('insert into tenant_hosts (tenant_id, host) values ($1, $2)', [
      tenant.id,
      host,
    ]);
    await page.goto(address);
    await logIn(page, 'baas');
    await page.getByRole('button', { name: 'Menu sluiten' }).click();
    await expect(menu).toBeHidden();

    await database.pool.query('update tenant_hosts set tenant_id = $1 where host = $2', [
      other.id,
      host,
    ]);
    await expect(async () => {
      await page.goto(`${address}/inloggen`);
      const logo = page.getByRole('img', { name: `Bedrijf ${other.name}` });
      await expect(logo).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await logIn(page, 'baas');
    await expect(menu).toBeVisible();
  });

  test('a page for a god waits for one who is', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    const god = await makeUser(tenant, { userType: 'god', username: `god-${tenant.name}` });
    await signIn(page, address, admin.username);
    await page.goto(`${address}/admin`);
    await expect(page).toHaveURL(`${address}/home`);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/home`);
    await signIn(page, address, god.username);
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`^${address}/admin`));
    await page.goto(address);
    await expect(page).toHaveURL(`${address}/home`);
  });
});

test.describe('who is signed in', () => {
  test('is asked once, however many pages one goes through', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    const checks = countSessionChecks(page);
    await page.goto(`${address}/home`);
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    await goToPlanning(page);
    await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
    expect(checks()).toBe(1);
  });

  for (const path of ['/magic', '/password-reset', '/account-activation']) {
    test(`is not asked at ${path}, which has no menu`, async ({ page, tenant, admin }) => {
      const address = addressOf(tenant.name);
      await signIn(page, address, admin.username);
      const checks = countSessionChecks(page);
      await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
      await expect(page).toHaveURL(`${address}${path}`);
      await expect(page.getByRole('heading', { name: 'Link verlopen' })).toBeVisible();
      await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
      expect(checks()).toBe(0);
      await expectAccessible(page);
    });
  }
});

test.describe('an address without a company', () => {
  test.use({ expectedErrors: /Failed to load resource|ApiError/ });

  test('says so, and shows nobody else’s', async ({ page }) => {
    await page.goto(addressOf('bestaat-niet'));
    await expect(page.getByRole('heading')).toHaveText('Op dit adres is geen bedrijf bekend');
    await expect(page.getByRole('img', { name: 'Ploegplan' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('that closes shows no longer what one looked at @desktop', async ({
    page,
    tenant,
    admin,
    database,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    const stream = page.waitForResponse(/\/api\/events/);
    await page.goto(`${address}/users`);
    await expect(page.getByText(admin.username).first()).toBeVisible();
    await stream;
    await database.pool.query('update tenants set blocked_at = now() where id = $1', [tenant.id]);
    await expect(page).toHaveURL(`${address}/session-expired`);
    await expect(page.getByText(admin.username)).toHaveCount(0);
  });

  test('that is closed says that', async ({ page, tenant, admin, database }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await database.pool.query('update tenants set blocked_at = now() where id = $1', [tenant.id]);
    await expect(async () => {
      await page.goto(`${address}/home`);
      const title = `${new URL(address).hostname} is op dit moment gesloten`;
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
  });
});
