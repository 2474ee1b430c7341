import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn } from './fixtures.ts';

/** The parts of the employee's screens that several tests handle. */
export const details = (page: Page) => page.getByRole('dialog', { name: 'Details' });
export const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Uren gewerkt' });
export const notes = (page: Page) =>
  page.getByRole('textbox', { name: 'Werkzaamheden incl. kenteken machine/voertuig' });
export const save = (page: Page) => details(page).getByRole('button', { name: 'Opslaan' }).last();
export const row = (page: Page, label: string) =>
  details(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

export const contact = {
  contact_name: 'Uitvoerder Voorbeeld',
  contact_phonenumber: '06 12 34 56 78',
  contact_email: 'uitvoerder@example.nl',
};

export const setItem = (
  tenant: TestTenant,
  id: string,
  values: Partial<typeof contact> & {
    start_time?: string;
    end_time?: string;
    contact_show_name?: boolean;
    contact_show_phonenumber?: boolean;
    contact_show_email?: boolean;
  },
) =>
  tenant.transact((tx) =>
    tx.updateTable('planning_items').set(values).where('id', '=', id).execute(),
  );

export const record = (tenant: TestTenant, id: string, hours_worked: number, notes = '') =>
  tenant.transact((tx) =>
    tx
      .updateTable('planning_assignments')
      .set({ hours_worked, notes })
      .where('planning_item_id', '=', id)
      .execute(),
  );

export const recorded = (tenant: TestTenant, id: string) =>
  tenant.transact((tx) =>
    tx
      .selectFrom('planning_assignments')
      .select(['hours_worked', 'notes'])
      .where('planning_item_id', '=', id)
      .executeTakeFirstOrThrow(),
  );

export async function openList(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/employeeplanning`);
}

export async function openDetails(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await openList(page, tenant, username);
  await page.getByRole('article').getByRole('button').first().click();
  await expect(hours(page)).toBeVisible();
}
