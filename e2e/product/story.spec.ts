import type { Page } from '@playwright/test';
import { demoPassword } from '@ploegplan/server/demo/seed';
import { addPhotos } from '../support/employee-planning.ts';
import { addressOf, expect, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';
import { goToPlanning, logIn } from '../support/session.ts';

/** The core workflow of the product, in each demo tenant. */
const companies = [
  { tenant: 'demo', term: 'Project', project: 'Renovatie stadskantoor', worker: 'Wim Werknemer' },
  {
    tenant: 'steigerbouw',
    term: 'Steiger',
    project: 'Schilderwerk Verfweg',
    worker: 'Willemijn Werknemer',
  },
];

async function logInAt(page: Page, tenant: string, username: string): Promise<void> {
  await page.goto(addressOf(tenant));
  await logIn(page, username, demoPassword);
}

async function openPlanning(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();
  await goToPlanning(page);
  await expect(page.getByRole('heading', { name: 'Planning' })).toBeVisible();
}

for (const { tenant, term, project, worker } of companies) {
  test(`${tenant}: the office plans, an employee records hours, the office sees them`, async ({
    page,
    browser,
    contextOptions,
  }) => {
    const place = `Verhaalstraat ${Date.now() % 100_000}`;

    await logInAt(page, tenant, 'admin');
    await openPlanning(page);
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    await page.getByRole('combobox', { name: term }).fill(project);
    await page.getByRole('option', { name: project }).click();
    await page.getByRole('combobox', { name: 'Werknemers' }).fill(worker);
    await page.getByRole('option', { name: worker }).click();
    await page.getByRole('textbox', { name: 'Locatie' }).fill(place);
    await page.getByRole('button', { name: 'Inplannen' }).click();
    await page.getByRole('searchbox', { name: 'Zoek in de planning' }).fill(worker);
    const planned = page.getByRole('gridcell', { name: new RegExp(place) });
    await expect(planned).toBeVisible();

    const viewport = { width: 390, height: 844 };
    const phone = await browser.newContext({ ...contextOptions, viewport });
    const worksite = await phone.newPage();
    await logInAt(worksite, tenant, 'werknemer');
    await worksite
      .getByRole('article')
      .filter({ hasText: place })
      .getByRole('button')
      .last()
      .click();
    await worksite.getByLabel('Uren gewerkt').fill('7,75');
    await worksite.getByLabel('Werkzaamheden incl. kenteken machine/voertuig').fill('Alles staat.');
    await addPhotos(worksite, await makePhoto(worksite, 'klaar.jpg'));
    await worksite.getByRole('button', { name: 'Opslaan' }).last().click();
    await expect(worksite.getByText('Uren opgeslagen.')).toBeVisible();
    await phone.close();

    await page.reload();
    await page.getByRole('searchbox', { name: 'Zoek in de planning' }).fill(worker);
    await expect(planned).toHaveAccessibleName(/7,75 uur ingevuld.*1 afbeelding/);
    await planned.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('7,75 uur')).toBeVisible();
    await expect(drawer.getByText('Alles staat.')).toBeVisible();
  });
}
