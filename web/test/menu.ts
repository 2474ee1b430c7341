import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
export const currentEntry = () =>
  menu
    .element()
    .querySelector<HTMLElement>('[aria-current="page"]')
    ?.textContent?.replaceAll('\n', ' ');

/** The visible entries of the menu, from top to bottom, without the search above them. */
export const menuEntries = () =>
  [...menu.element().querySelectorAll<HTMLElement>('a, button')]
    .filter((entry) => entry.checkVisibility() && !entry.closest('search'))
    .map(({ textContent }) => textContent);

/** Opens the menu on a phone, where it is closed initially. */
export async function openMenu(): Promise<void> {
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect.element(menu.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
}
