import writeExcelFile from 'write-excel-file/node';
import { addressOf, expect, signIn, test } from './fixtures.ts';

test('the office takes people from a workbook and from a CSV file; the same file again changes nothing', async ({
  page,
  tenant,
  admin,
}) => {
  const text = (value: string) => ({ type: String, value });
  const workbook = await writeExcelFile([
    ['Voornaam', 'Achternaam', 'Personeelsnr', 'Geboortedatum'].map(text),
    [
      text('Ann'),
      text('de Boer'),
      text('7'),
      { type: Date, value: new Date('1985-02-01'), format: 'dd-mm-yyyy' },
    ],
    [text('Bob'), text('Kuipers'), text('8'), text('31-02-1980')],
  ]).toBuffer();
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/employees`);
  await page.getByRole('button', { name: 'Importeren' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'personeel.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook,
  });
  await page.getByRole('textbox', { name: 'Regel 3, Geboortedatum' }).fill('28-02-1980');
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect(page.getByText('2 werknemers geïmporteerd')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ann de Boer/ })).toBeVisible();

  await page.getByRole('button', { name: 'Importeren' }).click();
  const csv = Buffer.from('Naam;Nummer;Ploeg\nAnn de Boer;7;\nBob Kuipers;8;Steiger 2\n');
  await input.setInputFiles({ name: 'personeel.csv', mimeType: 'text/csv', buffer: csv });
  await expect(page.getByRole('row', { name: /^2 Ongewijzigd/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ploeg: leeg → Steiger 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Importeer 1' }).click();
  await expect(page.getByRole('row', { name: /Bob Kuipers.*Steiger 2/ })).toBeVisible();
});
