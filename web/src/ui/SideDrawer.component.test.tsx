import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';

test.each([
  ['office', 400],
  ['phone', 390],
] as const)(
  'a drawer is 400 px wide, on a phone as wide as the window (%s)',
  async (size, width) => {
    await openApp({ at: '/klanten', size });
    await page.getByRole('button', { name: 'Klant toevoegen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Klant toevoegen' });
    await expect.element(drawer).toBeVisible();
    await expect.poll(() => Math.round(drawer.element().getBoundingClientRect().width)).toBe(width);
  },
);
