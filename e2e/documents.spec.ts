import { readFile } from 'node:fs/promises';
import { today } from '@ploegplan/contract/rules/dates';
import { drawPdf } from '@ploegplan/server/demo/documents/pdf';
import { makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import { openDetails } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

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
  await makePlanningItem(tenant, { date: today(), employeeIds, project_id });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/project-details/${project_id}`);
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Document toevoegen' });
  await form.locator('input[type=file]').setInputFiles(plan);
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Veiligheid (VGM)' }).click();
  await form.getByRole('switch').click();
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

/** How many dark pixels are drawn. */
function inkOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
    data: [],
  };
  return data.filter((value, index) => index % 4 === 0 && value < 100).length;
}
