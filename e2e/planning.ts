import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export const drawerOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Inplannen|Planning wijzigen)$/ });

/** The blocks on the board with this text. */
export const blocks = (page: Page, text: string | RegExp) =>
  page.getByRole('gridcell', { name: text });

export const rowOf = (page: Page, employee: string) =>
  page.getByRole('row').filter({ hasText: employee });

export async function openBoard(page: Page, tenant: TestTenant, username: string): Promise<void> {
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/planning`);
  await expect(page.getByRole('grid')).toBeVisible();
}
