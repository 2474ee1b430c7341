import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { changeRows } from '@ploegplan/server/test/data/rows';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

const numeric = (day: string) => day.split('-').reverse().join('-');

test('a worker requests leave on the phone, the office hears of it, approves, and the balance follows', async ({
  page,
  browser,
  tenant,
  employee,
  admin,
}) => {
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  await changeRows(tenant, 'employees', { contracts }, { id: employee.employeeId });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/employeeabsences`);
  await page.getByRole('banner').getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Instellingen' }).click();
  const settings = page.getByRole('dialog', { name: 'Verlofinstellingen' });
  await settings.getByLabel('Saldo’s bijhouden vanaf').fill(getToday().slice(0, 4));
  await settings.getByRole('button', { name: 'Opslaan' }).click();
  const row = page.locator(`[data-person="${employee.employeeId}"]`);
  await expect(row).toContainText('200');

  // In March of next year, when no day is a holiday.
  const monday = getMonday(`${Number(getToday().slice(0, 4)) + 1}-03-08`);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(phone, address, employee.username);
  await phone.goto(`${address}/own-leave`);
  await expect(phone.getByRole('region', { name: 'Vakantie' })).toContainText('200 uur');
  await phone.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  const form = phone.getByRole('dialog', { name: 'Verlof aanvragen' });
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(numeric(monday));
  await form.getByRole('textbox', { name: 'Laatste dag' }).fill(numeric(addDays(monday, 1)));
  await expect(form).toContainText('Kost 16 uur');
  await form.getByRole('button', { name: 'Aanvragen', exact: true }).click();
  await expect(phone.getByText('Verlof aangevraagd')).toBeVisible();
  // In the year of the request, which is shown from then on.
  await expect(phone.getByText('Aangevraagd', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Aanvragen (1)' }).click();
  await page.getByRole('textbox', { name: 'Antwoord' }).fill('Fijne dagen');
  await page.getByRole('button', { name: 'Goedkeuren' }).click();
  await expect(page.getByText('Verlof goedgekeurd')).toBeVisible();

  // The phone hears of it.
  await expect(phone.getByText('‘Fijne dagen’')).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Vakantie' })).toContainText(/: 384 uur/);
  await phone.close();
});
