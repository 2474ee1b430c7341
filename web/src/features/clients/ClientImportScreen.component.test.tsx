import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const boer = sample(Client, {
  name: 'De Boer',
  location: 'Kade 1, 3311 AB Dordrecht',
  deleted: false,
});

async function open(...lines: string[]) {
  const api = new TestApi();
  api.answer(clients.list, [boer]);
  api.answer(clients.importRows, ({ body }) => ({
    added: body.added.length,
    changed: body.changed.length,
  }));
  await openApp({ at: '/klanten/import', api });
  const input = page.getByLabelText('Bestand', { exact: true }).last();
  await userEvent.upload(input, new File([lines.join('\n')], 'klanten.csv'));
  return api;
}

test('what the server rejects is shown at its line and column, and can be corrected there', async () => {
  const api = await open(
    'Naam;E-mail;Contactpersoon',
    'A;a@example.nl;',
    'B;b@example.nl;',
    'C;;Ina',
  );
  api.reject(clients.importRows, 400, 'validation', {
    fields: [
      { field: 'added.1.email', code: 'invalid_format' },
      { field: 'added.2.contactPersons.0.name', code: 'control-character' },
    ],
  });
  await page.getByRole('button', { name: 'Importeer 3' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('2 regels zijn niet goed ingevuld. Er is niets geïmporteerd.');
  await expect.element(page.getByRole('row', { name: /^3 Fout E-mail/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^4 Fout Contactpersonen: / })).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Regel 3, E-mail' }).fill('beter@example.nl');
  api.answer(clients.importRows, { added: 2, changed: 0 });
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect.element(page.getByText('2 klanten geïmporteerd')).toBeVisible();
  expect(api.received(clients.importRows).at(-1)?.body.added).toMatchObject([
    { name: 'A' },
    { name: 'B', email: 'beter@example.nl' },
  ]);
});

test('a part of a location does not replace all of it before that is chosen', async () => {
  await open('Naam;Plaats', 'De Boer;Ede');
  await expect.element(page.getByRole('row', { name: /^2 Ongewijzigd/ })).toBeVisible();
  const question = page.getByText(
    'Met alleen ‘Plaats’ blijft bij 1 klant staan wat er was, zoals ‘Kade 1, 3311 AB Dordrecht’.',
  );
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Vervangen' }).click();
  await expect
    .element(page.getByRole('row', { name: /Locatie: Kade 1, 3311 AB Dordrecht → Ede/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Laten staan' }).click();
  await expect.element(page.getByRole('row', { name: /^2 Ongewijzigd/ })).toBeVisible();
});

test('a column for a whole location beside its parts is joined with them, or taken alone', async () => {
  const api = await open('Naam;Adres;Plaats', 'A;Kade 1;Ede');
  await expect
    .element(page.getByText('‘Adres’ en ‘Plaats’ worden samengevoegd, zoals ‘Kade 1, Ede’.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Neem alleen ‘Adres’' }).click();
  await page.getByRole('button', { name: 'Importeer 1' }).click();
  await expect.poll(() => api.received(clients.importRows)).toHaveLength(1);
  expect(api.received(clients.importRows)[0]?.body.added).toMatchObject([{ location: 'Kade 1' }]);
});

test('of two columns for one field, the other one can be taken', async () => {
  const api = await open('Naam;Telefoon;Mobiel', 'A;0101234567;0612345678');
  await expect
    .element(
      page.getByText(
        '‘Telefoon’ en ‘Mobiel’ passen allebei bij Telefoon. Alleen ‘Telefoon’ wordt overgenomen.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Neem ‘Mobiel’' }).click();
  await page.getByRole('button', { name: 'Importeer 1' }).click();
  await expect.poll(() => api.received(clients.importRows)).toHaveLength(1);
  expect(api.received(clients.importRows)[0]?.body.added).toMatchObject([
    { phonenumber: '0612345678' },
  ]);
});
