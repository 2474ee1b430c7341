import { Client } from '@ploegplan/contract/client-bodies';
import { clients } from '@ploegplan/contract/clients';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const jan = sample(Client, { name: 'Jan', companyname: 'Zand BV', location: 'Dam 1' });
const piet = sample(Client, { name: 'Piet', companyname: 'Écht BV' });

function withClients(...rows: Client[]): TestApi {
  const api = new TestApi();
  api.answer(clients.list, rows);
  return api;
}

test('a search finds clients by any of their words, whatever the accents, and can be cleared', async () => {
  await openApp({ at: '/klanten', api: withClients(jan, piet) });
  const table = page.getByRole('table', { name: 'Klanten' });
  await page.getByRole('searchbox', { name: 'Zoek klant' }).fill('bv echt');
  await expect.element(page.getByText('1 van 2 klanten')).toBeVisible();
  await expect.element(table.getByText('Piet')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'dam zonder');
  await expect.element(page.getByText('Niets gevonden voor ‘dam zonder’')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.element(page.getByText('2 klanten')).toBeVisible();
});

test('an empty list offers to add the first client', async () => {
  await openApp({ at: '/klanten', size: 'phone' });
  await expect.element(page.getByText('Nog geen klanten')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Klant toevoegen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Klant toevoegen' })).toBeVisible();
});
