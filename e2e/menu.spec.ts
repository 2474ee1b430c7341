import type { Page } from '@playwright/test';
import { makeProject, makeStatus, makeUser } from '@ploegplan/server/test/factories';
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

const settings = ['Instellingen', 'Algemeen', 'Profiel', 'Gebruikers', 'Info', 'Logboek'];
const office = [
  'Overzicht',
  'Planning',
  'Urenbeheer',
  'Projecten',
  'Tijdslijn',
  'Alles',
  'Personeel',
  'Verlofkaart',
  'Personeel',
  'Materieel',
  'Klanten',
  'Documenten',
  'Notities',
  ...settings,
  'Help',
];

test('an admin has the office and its settings', async ({ page, tenant, admin }) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  expect(await entriesOf(page)).toEqual([...office, 'Install app', 'Uitloggen']);
});

test('a god has the Admin Tools besides', async ({ page, tenant }) => {
  const god = await makeUser(tenant, { userType: 'god' });
  await signIn(page, addressOf(tenant.name), god.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  expect(await entriesOf(page)).toEqual([...office, 'Admin Tools', 'Install app', 'Uitloggen']);
});

test('an admin who works too has the own hours beside those of all', async ({ page, tenant }) => {
  const foreman = await makeUser(tenant, { userType: 'admin', alsoEmployee: true });
  await signIn(page, addressOf(tenant.name), foreman.username);
  await page.goto(`${addressOf(tenant.name)}/missinghours`);
  const menu = await openMenu(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Eigen uren');
  await menu.getByRole('link', { name: 'Alle uren' }).click();
  await expect(page.getByRole('heading', { name: 'Urenbeheer' })).toBeVisible();
});

test('a scaffolder has Steigers, and neither hours nor materials', async ({
  page,
  tenant,
  admin,
  database,
}) => {
  await database.pool.query(
    `update tenants set project_term = 'Steiger', projects_term = 'Steigers',
       hidden_parts = '{hours,materials}' where id = $1`,
    [tenant.id],
  );
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  const hidden = ['Urenbeheer', 'Materieel'];
  const expected = office
    .filter((label) => !hidden.includes(label))
    .map((label) => (label === 'Projecten' ? 'Steigers' : label));
  await expect(async () => {
    await page.goto(`${address}/home`);
    expect(await entriesOf(page)).toEqual([...expected, 'Install app', 'Uitloggen']);
  }).toPass();
  for (const path of ['hoursmanagement', 'materials']) {
    await page.goto(`${address}/${path}`);
    await expect(page.getByText('Deze pagina bestaat niet')).toBeVisible();
  }
});

test('an employee has the own planning, hours and profile', async ({
  page,
  tenant,
  employee,
  isMobile,
}) => {
  await signIn(page, addressOf(tenant.name), employee.username);
  await page.goto(`${addressOf(tenant.name)}/employeeplanning`);
  const install = isMobile ? ['Installeer app'] : [];
  const own = ['Planning', 'Ontbrekende uren', 'Profiel', ...install, 'Help', 'Uitloggen'];
  expect(await entriesOf(page)).toEqual(own);
});

test('any other type of user has only Help and Uitloggen', async ({ page, tenant }) => {
  const other = await makeUser(tenant, { userType: 'other' });
  await signIn(page, addressOf(tenant.name), other.username);
  await page.goto(addressOf(tenant.name));
  expect(await entriesOf(page)).toEqual(['Help', 'Uitloggen']);
});

test('every status of a project has its number, and leads to its part of the list', async ({
  page,
  tenant,
  admin,
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
  await expect(current).toHaveText('Logboek');
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
