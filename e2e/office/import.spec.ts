import { makeStatus } from '@ploegplan/server/test/data/factories';
import writeExcelFile from 'write-excel-file/node';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

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
  const toList = page.getByRole('main').getByRole('link', { name: 'Terug naar personeel' });
  await toList.click();
  await expect(page.getByRole('row', { name: /Ann de Boer/ })).toBeVisible();

  await page.getByRole('button', { name: 'Importeren' }).click();
  const csv = Buffer.from('Naam;Nummer;Ploeg\nAnn de Boer;7;\nBob Kuipers;8;Steiger 2\n');
  await input.setInputFiles({ name: 'personeel.csv', mimeType: 'text/csv', buffer: csv });
  await expect(page.getByRole('row', { name: /^2 Ongewijzigd/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ploeg: leeg → Steiger 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Importeer 1' }).click();
  await toList.click();
  await expect(page.getByRole('row', { name: /Bob Kuipers.*Steiger 2/ })).toBeVisible();
});

test('the office takes clients, takes that back and takes them again, and then their projects', async ({
  page,
  tenant,
  admin,
}) => {
  const address = addressOf(tenant.name);
  await makeStatus(tenant, 'Lopend');
  await signIn(page, address, admin.username);
  const read = async (path: string, ...lines: string[]) => {
    await page.goto(`${address}/${path}/import`);
    await page.locator('input[type=file]').setInputFiles({
      name: `${path}.csv`,
      mimeType: 'text/csv',
      // As Excel on Windows writes it.
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
  };
  const clients = [
    'Debiteurnr;Klant;Straat;Postcode;Plaats',
    '100;Café Zon;Kade 1;3311 AB;Dordrecht',
    '101;Waterwerk;;;Zaandam',
  ];
  await read('klanten', ...clients);
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect(page.getByText('2 klanten geïmporteerd')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Import ongedaan gemaakt')).toBeVisible();
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Terug naar de klanten' }).click();
  await expect(
    page.getByRole('row', { name: /Café Zon.*Kade 1, 3311 AB Dordrecht/ }),
  ).toBeVisible();

  const projects = [
    'Nr;Project;Opdrachtgever;Fase;Start;Uren',
    'P1;Verbouwing;café zon;Lopend;1 feb 2027;1.250,5',
    'P2;Sluisdeur;Waterwerken;Lopend;;',
  ];
  await read('projecten', ...projects);
  const client = page.getByRole('combobox', { name: 'Regel 3, Opdrachtgever' });
  await client.fill('waterw');
  await client.press('Enter');
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect(page.getByText('2 projecten geïmporteerd')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Terug naar projecten' }).click();
  await expect(page.getByRole('row', { name: /Verbouwing.*Café Zon.*Lopend/ })).toBeVisible();
});
