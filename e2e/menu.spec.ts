import type { Page } from '@playwright/test';
import { makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

/** The menu, which on a phone is closed at first. */
async function openMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(page.getByRole('banner')).toBeVisible();
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect(menu.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  return menu;
}

/** All that can be chosen in it, from top to bottom. */
async function entriesOf(page: Page): Promise<string[]> {
  const menu = await openMenu(page);
  return menu.locator('a:visible, button:visible').allInnerTexts();
}

const office = [
  'Overzicht',
  'Planning',
  'Instellingen',
  'Profiel',
  'Gebruikers',
  'Logboek',
  'Help',
];

test('an admin has the office and its settings', async ({ page, tenant, admin }) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  expect(await entriesOf(page)).toEqual([...office, 'Uitloggen']);
});

test('a god has the Admin Tools besides', async ({ page, tenant }) => {
  const god = await makeUser(tenant, { userType: 'god' });
  await signIn(page, addressOf(tenant.name), god.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  expect(await entriesOf(page)).toEqual([...office, 'Admin Tools', 'Uitloggen']);
});

test('an employee has the own planning and profile', async ({ page, tenant, employee }) => {
  await signIn(page, addressOf(tenant.name), employee.username);
  await page.goto(`${addressOf(tenant.name)}/employeeplanning`);
  expect(await entriesOf(page)).toEqual(['Planning', 'Profiel', 'Help', 'Uitloggen']);
});

test('any other type of user has only Help and Uitloggen', async ({ page, tenant }) => {
  const other = await makeUser(tenant, { userType: 'other' });
  await signIn(page, addressOf(tenant.name), other.username);
  await page.goto(addressOf(tenant.name));
  expect(await entriesOf(page)).toEqual(['Help', 'Uitloggen']);
});

test('marks the current page, and folds a group away', async ({ page, tenant, admin }) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  const menu = await openMenu(page);
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toHaveText('Logboek');
  await expectAccessible(page);
  const group = menu.getByRole('button', { name: 'Instellingen' });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(current).toBeHidden();
  await group.click();
  await expect(current).toBeVisible();
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
});

test.describe('help', () => {
  test('says whom to ask while there are no articles', async ({ page, tenant, employee }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/help`);
    await expect(page).toHaveTitle('Help · Ploegplan');
    await expect(page.getByText('Er zijn nog geen helpartikelen.')).toBeVisible();
    await expect(page.getByText(/Vraag het je beheerder/)).toBeVisible();
    await expectAccessible(page);
  });

  test('an article that is not there leads back to the help', async ({
    page,
    tenant,
    employee,
  }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, employee.username);
    await page.goto(`${address}/help/uren-invullen`);
    await expect(page.getByText('Dit helpartikel bestaat niet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Naar de help', exact: true }).click();
    await expect(page).toHaveURL(`${address}/help`);
  });
});

test.describe('the mark of a god', () => {
  const mark = (page: Page) => page.getByText(/^God bij .* · alles wat je doet wordt vastgelegd$/);

  test('stands above every screen and covers nothing', async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    const god = await makeUser(tenant, { userType: 'god' });
    await signIn(page, address, god.username);
    for (const path of ['home', 'planning', 'settings/logboek', 'help', 'help/x', 'admin']) {
      await page.goto(`${address}/${path}`);
      await expect(mark(page)).toContainText(`God bij Bedrijf ${tenant.name}`);
      await expect(page.getByRole('banner')).toBeVisible();
      const [box, bar] = await Promise.all([
        page.getByRole('complementary').boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
      expect(bar?.y, `the bar of ${path}`).toBe(box?.height);
      // The page itself does not grow by it.
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(overflow, `what ${path} scrolls`).toBe(0);
    }
    await expectAccessible(page);
  });

  test('is not there for anybody else', async ({ page, tenant, admin }) => {
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.goto(`${addressOf(tenant.name)}/home`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });
});
