import type { Locator, Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

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

export const itemOf = (page: Page, employee: string, text: string | RegExp) =>
  rowOf(page, employee).locator('[data-bar]').filter({ hasText: text });

/** Where something on the board is, which may be drawn anew just now. */
export async function boxOf(locator: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(async () => {
      box = await locator.boundingBox();
      return box;
    })
    .not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The middle of the cell of an employee and a day. */
export async function cellOf(page: Page, employee: string, date: string) {
  const head = page.getByRole('columnheader').filter({ has: page.locator(`a[href*="${date}"]`) });
  const column = await boxOf(head);
  // The part of the row beside or below the name.
  const row = await boxOf(rowOf(page, employee).getByRole('presentation'));
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 };
}
