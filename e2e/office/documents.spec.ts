import { readFile } from 'node:fs/promises';
import { getToday } from '@ploegplan/contract/dates/dates';
import { drawPdf } from '@ploegplan/server/demo/documents/pdf';
import { makePlanningItem, makeProject } from '@ploegplan/server/test/data/factories';
import { openDetails } from '../support/employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn, test } from '../support/fixtures.ts';

const plan = {
  name: 'VGM-plan gevel & kap.pdf',
  mimeType: 'application/pdf',
  buffer: drawPdf('VGM-plan', ['Helm verplicht']),
};

test('a PDF that the office adds to a project is shown to who works there, and downloaded under its name', async ({
  page,
  browser,
  tenant,
  admin,
  employee,
}) => {
  const project_id = await makeProject(tenant, { title: 'Kade' });
  const employeeIds = [employee.employeeId];
  await makePlanningItem(tenant, { date: getToday(), employeeIds, project_id });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/project-details/${project_id}`);
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Document toevoegen' });
  await form.locator('input[type=file]').setInputFiles(plan);
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Veiligheid (VGM)' }).click();
  await form.getByText('Ook werknemers').click();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: /VGM-plan gevel & kap/ }).click();
  const drawer = page.getByRole('dialog', { name: 'VGM-plan gevel & kap' });
  const downloading = page.waitForEvent('download');
  await drawer.getByRole('link', { name: plan.name }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(plan.name);
  expect(await readFile(await file.path())).toEqual(plan.buffer);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openDetails(phone, tenant, employee.username);
  await phone.getByRole('button', { name: /VGM-plan gevel & kap/ }).click();
  const drawn = phone.getByRole('img', { name: 'Pagina 1 van 1' });
  await expect.poll(() => drawn.evaluate(inkOf)).toBeGreaterThan(100);
  await expectAccessible(phone);
  const viewer = phone.getByRole('dialog', { name: 'VGM-plan gevel & kap' });
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  await expect(drawn).toHaveCount(0);
  await phone.close();
});

/** A PDF of many pages, each with a line across it. */
const longPdf = (pages: number) => {
  const numbers = Array.from({ length: pages }, (_, at) => 4 + at);
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R';
  return Buffer.from(
    [
      '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      `2 0 obj << /Type /Pages /Count ${pages} /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] >> endobj`,
      '3 0 obj << /Length 30 >> stream\n20 w 50 400 m 500 400 l S      \nendstream endobj',
      ...numbers.map((at) => `${at} 0 obj << ${page} >> endobj`),
      'trailer << /Root 1 0 R >>\n%%EOF\n',
    ].join('\n'),
  );
};

test('a long PDF is read page by page on a phone, which keeps only the pages that are near', {
  tag: '@phone',
}, async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/documents`);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Document toevoegen' });
  const mimeType = 'application/pdf';
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'Handboek.pdf', mimeType, buffer: longPdf(80) });
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Veiligheid (VGM)' }).click();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: /^Handboek/ }).click();
  await page.getByRole('button', { name: 'Bekijken' }).click();
  const pageAt = (number: number) => page.getByRole('img', { name: `Pagina ${number} van 80` });
  await expect.poll(() => pageAt(1).evaluate(inkOf)).toBeGreaterThan(100);
  await pageAt(80).scrollIntoViewIfNeeded();
  await expect.poll(() => pageAt(80).evaluate(inkOf)).toBeGreaterThan(100);
  await expect(page.getByText('80 van 80')).toBeVisible();
  await expect.poll(() => pageAt(1).evaluate(inkOf)).toBe(0);
  const width = async () => (await pageAt(80).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Groter' }).click();
  await expect.poll(width).toBeCloseTo(1.5 * before, -1);
  await expect.poll(() => pageAt(80).evaluate(inkOf)).toBeGreaterThan(100);
  await expect(page.getByText('80 van 80')).toBeVisible();

  // With room for its buttons, pages are stepped through, and a whole one is in view.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Vorige pagina' }).click();
  await expect(page.getByText('79 van 80')).toBeVisible();
  await page.getByRole('button', { name: 'Kleiner' }).click();
  await page.getByRole('button', { name: 'Kleiner' }).click();
  await expect.poll(async () => (await pageAt(79).boundingBox())?.height).toBeLessThan(720);
});

/** How many dark pixels are drawn. */
function inkOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
    data: [],
  };
  return data.filter((value, index) => index % 4 === 0 && value < 100).length;
}
