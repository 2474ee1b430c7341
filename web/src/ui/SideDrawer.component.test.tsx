import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openList } from '../../test/test-list.tsx';

test.each([
  ['office', 400],
  ['phone', 390],
] as const)(
  'a drawer is 400 px wide, on a phone as wide as the window (%s)',
  async (size, width) => {
    await openList([], { size });
    await page.getByRole('button', { name: 'Rij toevoegen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Rij toevoegen' });
    await expect.element(drawer).toBeVisible();
    await expect.poll(() => Math.round(drawer.element().getBoundingClientRect().width)).toBe(width);
  },
);
