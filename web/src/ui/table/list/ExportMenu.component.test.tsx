import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exportBy, interceptDownloads } from '../../../../test/downloads.ts';
import { startSelecting } from '../../../../test/lists.ts';
import { notificationRegion } from '../../../../test/notifications.ts';
import { makeRow, openList } from '../../../../test/test-list.tsx';
import { saveFile } from '../../../lib/device/save-file.ts';

const anna = makeRow('Anna', { company: 'C BV', location: '+31' });
const jose = makeRow('José; "de Boer"', { company: 'B BV', amount: 1.5, since: '2026-11-06' });
const cor = makeRow('Cor', { company: 'A BV' });

test('the visible rows and columns are exported in their order, with formulas neutralised', async () => {
  const saved = interceptDownloads();
  await openList([anna, jose, cor], { remembered: { hiddenColumns: { testRows: ['amount'] } } });
  await exportBy('Exporteren', 'CSV');
  await expect.poll(() => saved.names).toEqual([expect.stringMatching(/^Rijen .*\.csv$/)]);
  expect(await saved.blobs[0]?.text()).toBe(
    'Naam;Bedrijf;Locatie;Sinds\r\n' +
      'Cor;A BV;;\r\n"José; ""de Boer""";B BV;;06-11-2026\r\n' +
      "Anna;C BV;'+31;\r\n",
  );
});

test('with a selection only the selected rows are exported', async () => {
  const saved = interceptDownloads();
  await openList([anna, jose, cor]);
  await page.getByRole('checkbox', { name: 'Selecteer José' }).click();
  await exportBy('Selectie exporteren', 'CSV');
  await expect.poll(() => saved.blobs.length).toBe(1);
  expect(await saved.blobs[0]?.text()).toBe(
    'Naam;Bedrijf;Locatie;Aantal;Sinds\r\n"José; ""de Boer""";B BV;;1,5;06-11-2026\r\n',
  );
});

test('on a phone the selected cards are exported', async () => {
  const saved = interceptDownloads();
  await openList([anna, jose, cor], { size: 'phone' });
  await startSelecting();
  await page.getByText('Cor').click();
  await page.getByText('Anna').click();
  await exportBy('Exporteren', 'CSV');
  await expect.poll(() => saved.blobs.length).toBe(1);
  const lines = (await saved.blobs[0]?.text())?.split('\r\n');
  expect(lines?.slice(1)).toEqual(['Cor;A BV;;;', "Anna;C BV;'+31;;", '']);
});

test('a file is saved without a path in its name', () => {
  const saved = interceptDownloads();
  saveFile(new Blob(['rij']), '../In/uit: "a".csv');
  expect(saved.names).toEqual(['In uit a .csv']);
});

test('an Excel file is named after the list', async () => {
  const saved = interceptDownloads();
  await openList([anna]);
  await exportBy('Exporteren', 'Excel');
  await expect
    .poll(() => saved.names)
    .toEqual([expect.stringMatching(/^Rijen \d{4}-\d\d-\d\d\.xlsx$/)]);
});

test.each([
  [
    'whose code does not load',
    new TypeError('Failed to fetch dynamically imported module: http://demo.localhost/xlsx.js'),
    'Niet geëxporteerd. Dit deel van de app kon niet worden geladen.',
  ],
  ['that fails', new Error('Fault'), 'Niet geëxporteerd. Er is iets misgegaan.'],
])('an export %s notifies the reason', async (_, error, message) => {
  await openList([anna]);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw error;
  });
  await page.getByRole('button', { name: 'Exporteren' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(notificationRegion()).toMatchTextContent(message);
});
