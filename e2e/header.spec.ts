import type { Page } from '@playwright/test';
import { makeClient, makeProject } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('banner');
const search = (page: Page) => page.getByPlaceholder('Zoek in help...');
const widthOf = async (page: Page) => Math.round((await search(page).boundingBox())?.width ?? 0);

test('the help is searched from the bar @desktop', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/notes`);
  await expect(bar(page).getByRole('link', { name: 'Help' })).toHaveCount(0);
  const narrow = await widthOf(page);

  // It grows under the mouse, and stays so for two seconds after.
  await search(page).hover();
  const wide = 320;
  await expect.poll(() => widthOf(page)).toBe(wide);
  await search(page).focus();
  await page.mouse.move(700, 500);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await search(page).blur();
  await page.clock.runFor(1_900);
  expect(await widthOf(page)).toBe(wide);
  await page.clock.runFor(200);
  await expect.poll(() => widthOf(page)).toBe(narrow);
  await page.clock.resume();

  // At most six, the best first; found 200 ms after the last key.
  await search(page).fill('de');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(6);
  await search(page).fill('uitnodiging gebruiker');
  await expect(options.first()).toHaveText('Gebruikers en uitnodigingenBeheer');
  await expectAccessible(page);

  await search(page).fill('foto');
  await expect(options.first()).toHaveText(/^Foto’s van het werk/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await options.nth(1).locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second ?? '');

  // Enter alone opens the first hit, with none the help itself; Esc clears.
  await search(page).pressSequentially('uitnodiging');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/help/gebruikers-uitnodigen`);
  await search(page).fill('zzzz');
  await expect(page.getByText('Niets gevonden. Met Enter ga je naar alle help.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await search(page).fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/help`);
});

test('on a phone the help stands beside the title, and what else is more than one under Meer @phone', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  for (const [path, signs] of [
    ['home', ['Nieuw', 'Afdrukken', 'Help']],
    ['planning', ['Nieuw', 'Meer', 'Help']],
    ['users', ['Nieuw', 'Meer', 'Help']],
    ['employees', ['Meer', 'Help']],
    ['notes', ['Help']],
    ['help', []],
  ] as const) {
    await page.goto(`${address}/${path}`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const right = bar(page).locator('h1 ~ div').locator('a, button');
      await expect(right, `${path} at ${width}`).toHaveCount(signs.length);
      for (const [index, sign] of signs.entries()) {
        await expect(right.nth(index)).toHaveAccessibleName(sign);
        const box = await right.nth(index).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect((await bar(page).boundingBox())?.height).toBe(56);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/users`);
  await bar(page).getByRole('button', { name: 'Meer' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Gebruikersnaam (A–Z)' })).toBeChecked();
  await expect(page.getByRole('menuitem')).toHaveText(['Afdrukken']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(`${address}/help`);
});

test('an open menu of the bar is accessible, and gives the focus back', async ({
  page,
  tenant,
  admin,
  isMobile,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  const menus = { home: 'Nieuw', ...(isMobile && { users: 'Meer', planning: 'Meer' }) };
  for (const [path, name] of Object.entries(menus)) {
    await page.goto(`${address}/${path}`);
    const button = bar(page).getByRole('button', { name });
    // Twice: its code loads when it is first wanted.
    for (let time = 0; time < 2; time += 1) {
      await button.click();
      await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
    }
  }
});

test('goes back to where one came from, else to where the page belongs', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  const client_id = await makeClient(tenant, { name: 'Gemeente' });
  const project = await makeProject(tenant, { title: 'Kade', client_id, location: 'Delfzijl' });
  await signIn(page, address, admin.username);
  await page.goto(`${address}/project-details/${project}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kade');
  await expect(page.getByText('Delfzijl')).toBeVisible();
  await page.getByRole('link', { name: 'Gemeente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gemeente');
  await expect(page.getByRole('link', { name: 'Kade' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Terug naar de klanten' }).click();
  await expect(page).toHaveURL(`${address}/project-details/${project}`);

  const alone = await page.context().newPage();
  await alone.goto(`${address}/project-details/${project}`);
  await bar(alone).getByRole('link', { name: 'Terug naar de projecten' }).click();
  await expect(alone).toHaveURL(new RegExp(`^${address}/projecten`));
});

test('Planninglink says that there is no link yet, and prints meanwhile', async ({
  page,
  tenant,
  admin,
  isMobile,
}) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/planning`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const open = async () => {
    if (isMobile) await bar(page).getByRole('button', { name: 'Meer' }).click();
    await page.getByRole(isMobile ? 'menuitem' : 'button', { name: 'Planninglink' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Planninglink' });
  await open();
  await expect(dialog).toContainText('Hier komt een link waarmee anderen de planning bekijken');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('body[data-printed]')).toHaveCount(0);
  await open();
  await dialog.getByRole('button', { name: 'Afdrukken' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
});

test('in a narrow window the search gives way to the buttons @desktop', async ({
  page,
  tenant,
  admin,
}) => {
  await page.setViewportSize({ width: 780, height: 800 });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/planning`);
  await search(page).fill('planning');
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'Nieuw' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('heading', { name: 'Planning' })).toBeInViewport({ ratio: 1 });
  expect((await bar(page).boundingBox())?.height).toBe(56);
});

test('Enter waits for the help that is still loading @desktop', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/notes`);
  const { promise: typed, resolve: enter } = Promise.withResolvers<void>();
  await page.route('**/api/help', async (route) => {
    await typed;
    await route.continue();
  });
  await search(page).fill('uitnodiging');
  await page.keyboard.press('Enter');
  enter();
  await expect(page).toHaveURL(`${address}/help/gebruikers-uitnodigen`);
});
