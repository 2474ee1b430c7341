import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export const drawerOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Inplannen|Planning wijzigen)$/ });

/** The blocks on the board that say this. */
export const blocks = (page: Page, text: string | RegExp) =>
  page.getByRole('gridcell', { name: text });

export const rowOf = (page: Page, employee: string) =>
  page.getByRole('row').filter({ hasText: employee });

/** The free cell of today in the row of an employee. */
export async function clickToday(page: Page, employee: string): Promise<void> {
  const row = await rowOf(page, employee).boundingBox();
  if (!row) throw new Error(`No row for ${employee}`);
  const heading = isPhone(page) ? null : await page.locator('th[aria-current]').boundingBox();
  const x = heading ? heading.x + heading.width / 2 : row.x + row.width * 0.7;
  await page.mouse.click(x, row.y + row.height / 2);
}

export async function openBoard(page: Page, tenant: TestTenant, username: string): Promise<void> {
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/planning`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** What the employee records meanwhile. */
export const recordHours = (tenant: TestTenant, employeeId: string) =>
  tenant.transact((tx) =>
    tx
      .updateTable('planning_assignments')
      .set({ hours_worked: 7.75, notes: 'Klaar' })
      .where('employee_id', '=', employeeId)
      .execute(),
  );
