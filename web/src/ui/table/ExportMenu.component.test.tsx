import { projects } from '@ploegplan/contract/projects';
import { Project } from '@ploegplan/contract/projects.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { makeClient, withClients } from '../../../test/lists.ts';
import { notificationRegion } from '../../../test/notifications.ts';

/** Captures the names and contents of downloads. */
function interceptDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:none';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { blobs, names };
}

async function exportBy(menu: string, format: 'CSV' | 'Excel'): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

const anna = makeClient('Anna', { companyname: 'C BV', location: '+31' });
const jose = makeClient('José; "de Boer"', { companyname: 'B BV' });
const cor = makeClient('Cor', { companyname: 'A BV' });

test('the visible rows and columns are exported in their order, with formulas neutralised', async () => {
  const saved = interceptDownloads();
  const api = withClients(anna, jose, cor);
  api.answer(projects.list, [sample(Project, { client: jose.id })]);
  await openApp({ at: '/klanten', api, remembered: { hiddenColumns: { clients: ['location'] } } });
  await exportBy('Exporteren', 'CSV');
  await expect.poll(() => saved.names).toEqual([expect.stringMatching(/^Klanten .*\.csv$/)]);
  expect(await saved.blobs[0]?.text()).toBe(
    'Naam;Bedrijfsnaam;Projecten\r\n' +
      'Cor;A BV;0\r\n"José; ""de Boer""";B BV;1\r\nAnna;C BV;0\r\n',
  );
});

test('with a selection only the selected rows are exported', async () => {
  const saved = interceptDownloads();
  await openApp({ at: '/klanten', api: withClients(anna, jose, cor) });
  await page.getByRole('checkbox', { name: 'Selecteer Anna' }).click();
  await exportBy('Selectie exporteren', 'CSV');
  await expect.poll(() => saved.blobs.length).toBe(1);
  expect(await saved.blobs[0]?.text()).toBe(
    "Naam;Bedrijfsnaam;Locatie;Projecten\r\nAnna;C BV;'+31;0\r\n",
  );
});

test('on a phone the selected cards are exported', async () => {
  const saved = interceptDownloads();
  await openApp({ at: '/klanten', api: withClients(anna, jose, cor), size: 'phone' });
  await page.getByRole('button', { name: 'Selecteren' }).click();
  await page.getByText('Cor').click();
  await page.getByText('Anna').click();
  await exportBy('Selectie exporteren', 'CSV');
  await expect.poll(() => saved.blobs.length).toBe(1);
  const lines = (await saved.blobs[0]?.text())?.split('\r\n');
  expect(lines?.slice(1)).toEqual(['Cor;A BV;;0', "Anna;C BV;'+31;0", '']);
});

test('an Excel file is named after the list', async () => {
  const saved = interceptDownloads();
  await openApp({ at: '/klanten', api: withClients(anna) });
  await exportBy('Exporteren', 'Excel');
  await expect
    .poll(() => saved.names)
    .toEqual([expect.stringMatching(/^Klanten \d{4}-\d\d-\d\d\.xlsx$/)]);
});

test.each([
  [
    'whose code does not load',
    new TypeError('Failed to fetch dynamically imported module: http://demo.localhost/xlsx.js'),
    'Niet geëxporteerd. Dit deel van de app kon niet worden geladen.',
  ],
  ['that fails', new Error('Fault'), 'Niet geëxporteerd. Er is iets misgegaan.'],
])('an export %s notifies the reason', async (_, error, message) => {
  await openApp({ at: '/klanten', api: withClients(makeClient('Jan')) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw error;
  });
  await page.getByRole('button', { name: 'Exporteren' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(notificationRegion()).toMatchTextContent(message);
});
