import type { Page } from '@playwright/test';
import type { TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn } from './fixtures.ts';
import type { makePhoto } from './photo.ts';

type Photo = Awaited<ReturnType<typeof makePhoto>>;

/** Locators and helpers for the employee screens. */
export const details = (page: Page) => page.getByRole('dialog', { name: 'Details' });
export const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Uren gewerkt' });
export const notes = (page: Page) =>
  page.getByRole('textbox', { name: 'Werkzaamheden incl. kenteken machine/voertuig' });
export const save = (page: Page) => details(page).getByRole('button', { name: 'Opslaan' }).last();
export const recorded = (tenant: TestTenant, id: string) =>
  tenant.transact((tx) =>
    tx
      .selectFrom('planning_assignments')
      .select(['hours_worked', 'notes'])
      .where('planning_item_id', '=', id)
      .executeTakeFirstOrThrow(),
  );

/** Chooses photos for the open item, and adds them to it. */
export async function addPhotos(page: Page, ...photos: Photo[]): Promise<void> {
  await page.getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const picker = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  await picker.locator('input[type=file]').setInputFiles(photos);
  await picker.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  // Photos are prepared one by one; a name that is free again is given to the next one.
  await expect(page.getByLabel('Naam', { exact: true })).toHaveCount(photos.length);
}

export async function openList(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/employeeplanning`);
}

export async function openDetails(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await openList(page, tenant, username);
  await page.getByRole('article').getByRole('button').first().click();
  await expect(hours(page)).toBeVisible();
}
