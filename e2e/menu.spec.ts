import type { Page } from '@playwright/test';
import { makeProject, makeStatus, makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { openMenu } from './session.ts';

test('an admin who works too has the own hours beside those of all', async ({ page, tenant }) => {
  const foreman = await makeUser(tenant, { userType: 'admin', alsoEmployee: true });
  await signIn(page, addressOf(tenant.name), foreman.username);
  await page.goto(`${addressOf(tenant.name)}/missinghours`);
  const menu = await openMenu(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Eigen uren');
  await menu.getByRole('link', { name: 'Alle uren' }).click();
  await expect(page.getByRole('heading', { name: 'Urenbeheer' })).toBeVisible();
});

test('every status of a project has its number, and leads to its part of the list', async ({
  page,
  tenant,
  admin,
  isMobile,
}) => {
  const address = addressOf(tenant.name);
  const name = 'Wacht op de vergunning van de gemeente';
  const [waiting, running] = [
    await makeStatus(tenant, name, 2),
    await makeStatus(tenant, 'Lopend', 1),
  ];
  const project = await makeProject(tenant, { title: 'Kade', status_id: running });
  await makeProject(tenant, { status_id: running });
  await makeProject(tenant, { status_id: waiting });
  await signIn(page, address, admin.username);
  await page.goto(`${address}/project-details/${project}`);
  const menu = await openMenu(page);
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toHaveText('Alles');
  const statuses = menu.getByRole('link', { name: /Lopend|vergunning/ });
  await expect(statuses).toHaveText(['Lopend2', `${name}1`]);
  const widths = await menu.evaluate((nav) => [nav.scrollWidth, nav.clientWidth]);
  expect(widths[0], 'the menu grows by a long name').toBe(widths[1]);
  await statuses.first().click();
  await expect(page).toHaveURL(`${address}/projecten?status=${running}`);
  if (isMobile) await expect(menu).toBeHidden();
  await openMenu(page);
  await expect(current).toHaveText('Lopend2');
});

test('marks the current page, and remembers which group was folded away', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/settings/logboek`);
  const menu = await openMenu(page);
  const current = menu.locator('[aria-current="page"]');
  // The log has no entry of its own.
  await expect(current).toHaveText('Algemeen');
  await expect(current).toBeInViewport();
  await expectAccessible(page);
  const group = menu.getByRole('button', { name: 'Instellingen' });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(current).toBeHidden();
  await page.reload();
  await openMenu(page);
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  // By keyboard: unfold it, and go down to its second entry.
  await group.focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profiel' })).toBeVisible();
});

test('beside the screen it is put away and comes back, also after a reload @desktop', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/home`);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await page.getByRole('button', { name: 'Menu sluiten' }).click();
  await expect(menu).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu openen' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect(menu).toBeVisible();
});

test('over the screen it keeps the focus, and Esc and the back button close it @phone', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/home`);
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await openMenu(page);
  for (const key of ['Shift+Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${address}/home`);

  // Where one went by it is one step back, not two.
  await openMenu(page);
  await menu.getByRole('link', { name: 'Notities' }).click();
  await expect(page.getByRole('heading', { name: 'Notities', exact: true })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${address}/home`);
});

test.describe('the mark of a god', () => {
  const mark = (page: Page) => page.getByText(/^God bij .* · alles wat je doet wordt vastgelegd$/);

  test('stands above every screen and covers nothing', async ({ page, tenant }) => {
    const address = addressOf(tenant.name);
    const god = await makeUser(tenant, { userType: 'god' });
    await signIn(page, address, god.username);
    for (const path of ['planning', 'settings/logboek', 'notes', 'help/x', 'admin']) {
      await page.goto(`${address}/${path}`);
      await expect(mark(page)).toContainText(`God bij Bedrijf ${tenant.name}`);
      await expect(page.getByRole('banner')).toBeVisible();
      const [box, bar] = await Promise.all([
        page.getByRole('complementary', { name: 'Wie je hier bent' }).boundingBox(),
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
