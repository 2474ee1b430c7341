import type { BrowserContext, Page } from '@playwright/test';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import {
  makePlanningItem,
  makeProject,
  type TestTenant,
} from '@ploegplan/server/test/data/factories';
import { addPhotos, hours, notes, save } from './employee-planning.ts';
import { expect, signIn } from './fixtures.ts';
import type { Front } from './front.ts';
import { makePhoto } from './photo.ts';
import { beInstalled, beKept, untilOnDevice } from './pwa.ts';

/** Helpers for tests of working without a network, with the service worker of the installed application. */

/** The message that what was saved waits for a connection. */
export const kept = (page: Page) =>
  page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is');
/** The sign that there is no connection. */
export const sign = (page: Page) => page.getByRole('button', { name: 'Geen verbinding' });
/** The photos that most tests save with the hours. */
export const names: readonly string[] = ['a.jpg', 'b.jpg'];

/** Opens the installed application once with a connection, with work of today. */
export async function install(
  { page, context, front }: { page: Page; context: BrowserContext; front: Front },
  tenant: TestTenant,
  { username, employeeId }: { username: string; employeeId: string },
  /** Who does the same work. */
  colleagues: readonly string[] = [],
) {
  const project_id = await makeProject(tenant, { title: 'Kelder Voorbeeld' });
  const item = { project_id, date: getToday(), employeeIds: [employeeId, ...colleagues] };
  const { id } = await makePlanningItem(tenant, item);
  await makePlanningItem(tenant, { ...item, date: addDays(getToday(), 28) });
  const address = front.addressOf(tenant);
  await beInstalled(context);
  await signIn(page, address, username);
  await page.goto(`${address}/employeeplanning`);
  await beKept(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await untilOnDevice(page);
  return { id, project: project_id, address };
}

/** Ends the application, as a phone does with one that is out of sight. */
export const kill = (page: Page) => page.close({ runBeforeUnload: false });

/** Ends the application and opens it again. */
export async function reopen(page: Page, address: string, at = '/employeeplanning'): Promise<Page> {
  const context = page.context();
  await kill(page);
  const next = await context.newPage();
  await next.goto(`${address}${at}`);
  return next;
}

async function openFirst(page: Page, hoursWorked: string): Promise<void> {
  await page.getByRole('article').first().getByRole('button').first().click();
  await hours(page).fill(hoursWorked);
}

/** Saves hours of the first work. */
export async function fillInHours(page: Page, hoursWorked: string): Promise<void> {
  await openFirst(page, hoursWorked);
  await save(page).click();
}

/** Saves hours, notes and photos of the first work. */
export async function fillIn(page: Page, files = names): Promise<void> {
  await openFirst(page, '7,75');
  await notes(page).fill('Vak 1 af');
  await addPhotos(page, ...(await Promise.all(files.map((name) => makePhoto(page, name)))));
  await save(page).click();
}

/** Notes every error that a page of this context shows, however briefly; the returned function gives those of a page. */
export async function noteErrors(context: BrowserContext) {
  await context.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shownErrors: shown });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('main [role=alert]'))
        shown.add(alert.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return (page: Page) =>
    page.evaluate(() => [...(Reflect.get(window, 'shownErrors') as Set<string>)]);
}

export const photosOf = (tenant: TestTenant, id: string) =>
  tenant.transact(async (tx) => {
    const rows = await tx
      .selectFrom('images')
      .select('filename')
      .where('planning_item_id', '=', id)
      .orderBy('filename')
      .execute();
    return rows.map(({ filename }) => filename);
  });
