import type { Locator, Page } from '@playwright/test';
import { makeClient } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

/** Upper limit for the number of tab stops between two elements of a page. */
const MOST = 60;

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, aim: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(aim).toBeVisible();
  for (let step = 0; step < MOST; step++) {
    await page.keyboard.press(key);
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not get to ${aim.toString()}`);
}

test('menu, list, details and form are reached and left by keyboard', async ({
  page,
  tenant,
  admin,
}) => {
  await makeClient(tenant, { name: 'Zonnebouw' });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/home`);
  const { keyboard } = page;
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();

  // The first tab stop is the skip link past the menu.
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Naar de inhoud' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await tabTo(page, menu.getByRole('link', { name: 'Documenten' }), 'Shift+Tab');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Klanten', level: 1 })).toBeVisible();

  const row = page.getByRole('row').getByRole('button', { name: 'Zonnebouw' });
  await tabTo(page, row);
  await keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Zonnebouw' });
  await tabTo(page, details.getByRole('button', { name: 'Project toevoegen' }));
  await keyboard.press('Enter');

  // Opening a form focuses its first field.
  const form = page.getByRole('dialog', { name: 'Project toevoegen' });
  const title = form.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await keyboard.type('Kade');
  await tabTo(page, form.getByRole('textbox', { name: 'Locatie' }));
  await keyboard.type('Delfzijl');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Nieuw project aangemaakt')).toBeVisible();
  await expect(form).toBeHidden();

  // Escape closes the topmost overlay and returns focus to its opener.
  await expect(details.getByRole('button', { name: 'Project toevoegen' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(row).toBeFocused();
});
