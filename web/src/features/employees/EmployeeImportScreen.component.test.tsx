import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const ann = sample(Employee, { name: 'Ann', personnelNumber: '7', crew: 'A', deleted: false });
const file = (...lines: string[]) =>
  new File([['Naam;Nr.;Ploeg;Geboortedatum', ...lines].join('\n')], 'lijst.csv');

async function open(size: 'office' | 'phone' = 'office') {
  const api = new TestApi();
  api.answer(employees.list, [ann]);
  api.answer(employees.importRows, ({ body }) => ({
    added: body.added.length,
    changed: body.changed.length,
  }));
  await openApp({ at: '/employees', api, size });
  return api;
}
const choose = (given: File) =>
  userEvent.upload(page.getByLabelText('Bestand', { exact: true }).last(), given);

test('a file is shown before anything is kept; a fault is corrected at its cell, a line left out, and the rest imported', async () => {
  const api = await open();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Werknemers importeren');
  await expect.element(page.getByRole('definition').first()).toMatchTextContent(/^Naam$/);
  await choose(file('Ann;7;B;', 'Bob;8;A;31-02-1980', 'Cor;9;;', 'Dirk;8;;'));
  await expect.element(page.getByRole('row', { name: /^3 Fout/ })).toBeVisible();
  // A column whose name says nothing is chosen by hand.
  await page.getByLabelText('Overnemen als: Nr.').selectOptions('Personeelsnummer');
  await expect.element(page.getByRole('row', { name: /Ploeg: A → B/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Staat ook op regel 3/ })).toBeVisible();
  await expectAccessible();
  expect(api.received(employees.importRows)).toEqual([]);
  const cell = page.getByRole('textbox', { name: 'Regel 3, Geboortedatum' });
  await cell.fill('28-02-1980');
  await page.getByRole('checkbox', { name: 'Regel 4 overnemen' }).click();
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect.element(page.getByText('2 werknemers geïmporteerd')).toBeVisible();
  expect(api.received(employees.importRows)[0]?.body).toMatchObject({
    added: [{ name: 'Bob', personnelNumber: '8', dateOfBirth: '1980-02-28' }],
    changed: [{ id: ann.id, values: { crew: 'B', version: ann.version } }],
  });
});

test('on a phone a row is a card with only its faulty cells, which a thumb can reach', async () => {
  const api = await open('phone');
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Importeren' }).click();
  await choose(file('Ann;7;B;', 'Bob;8;A;31-02-1980'));
  const card = page.getByRole('listitem').filter({ hasText: 'Bob' });
  await expect.element(card.getByRole('textbox')).toHaveLength(1);
  await expect.element(card).toMatchTextContent(/Fout\s*Geboortedatum/);
  expect(card.element().textContent?.match(/Geboortedatum/g)).toHaveLength(1);
  await expectAccessible();
  await card.getByRole('textbox', { name: 'Geboortedatum' }).fill('28-02-1980');
  const take = page.getByRole('checkbox', { name: 'Regel 3 overnemen' });
  await expect.element(take).toBeVisible();
  expect(take.element().closest('label')?.offsetHeight).toBeGreaterThanOrEqual(48);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  await page.getByText('Kolommen').click();
  await page.getByLabelText('Overnemen als: Nr.').selectOptions('Personeelsnummer');
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect.element(page.getByText('2 werknemers geïmporteerd')).toBeVisible();
  expect(api.received(employees.importRows)[0]?.body).toMatchObject({
    added: [{ name: 'Bob', personnelNumber: '8', dateOfBirth: '1980-02-28' }],
  });
});

test('what was corrected is not left without a question', async () => {
  await open();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await choose(file('Bob;8;A;31-02-1980'));
  await page.getByRole('textbox', { name: 'Regel 2, Geboortedatum' }).fill('28-02-1980');
  await page.getByRole('button', { name: 'Ander bestand' }).click();
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: 'Regel 2, Geboortedatum' }))
    .toHaveValue('28-02-1980');
});

test('on a phone a row without the name that it must have says so', async () => {
  await open('phone');
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Importeren' }).click();
  await choose(file(';7;B;'));
  await expect.element(page.getByRole('listitem').getByText('Zonder naam')).toBeVisible();
});

test('an import is taken back, after which the file can be corrected and imported again', async () => {
  const api = await open();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await choose(file('Ann;7;B;', 'Bob;8;A;'));
  await page.getByLabelText('Overnemen als: Nr.').selectOptions('Personeelsnummer');
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect
    .element(page.getByRole('heading', { name: '2 werknemers geïmporteerd' }))
    .toBeVisible();
  await expectAccessible();
  const back = page.getByRole('button', { name: 'Ongedaan maken' });
  api.reject(employees.importRows, 409, 'stale-version');
  await back.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Er is niets ongedaan gemaakt');
  api.answer(employees.importRows, { added: 0, changed: 0 });
  await back.click();
  await expect.element(page.getByText('Import ongedaan gemaakt')).toBeVisible();
  await page.getByRole('button', { name: 'Importeer 2' }).click();
  await expect.poll(() => api.received(employees.importRows)).toHaveLength(4);
  const [first, , second, last] = api.received(employees.importRows).map(({ body }) => body);
  const added = first?.added[0]?.id;
  expect(second).toMatchObject({
    added: [],
    changed: [{ id: ann.id, values: { crew: ann.crew, version: ann.version + 1 } }],
    removed: [{ id: added, version: 1 }],
  });
  // The removed one stays so under its id.
  expect(last?.added[0]?.id).not.toBe(added);
});

test('what another user changed meanwhile is told, and nothing is imported', async () => {
  const api = await open();
  api.reject(employees.importRows, 409, 'stale-version');
  await page.getByRole('button', { name: 'Importeren' }).click();
  await choose(file('Bob;8;A;'));
  await page.getByRole('button', { name: 'Importeer 1' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Iemand anders wijzigde intussen/);
});

test('a file with a title, a lone quote and letters of DOS shows how it was read, and is read otherwise by choice', async () => {
  await open();
  await page.getByRole('button', { name: 'Importeren' }).click();
  const text = 'Personeelslijst\nNaam;Nr.;Ploeg\nRen\x82;8;"A\nBob;9;B;rest\n';
  await choose(new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], 'lijst.csv'));
  await expect
    .element(page.getByText('4 regels in het bestand: 1 erboven, 1 met kolomnamen, 2 rijen'))
    .toBeVisible();
  await expect.element(page.getByText(/zoals DOS ze schrijft.*regel 3.*René;8/)).toBeVisible();
  await expect.element(page.getByText(/Op regel 3 staat een aanhalingsteken/)).toBeVisible();
  await expect
    .element(page.getByText(/Kolommen ‘Nr.’ en ‘Kolom 4’ worden overgeslagen/))
    .toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Letters').selectOptions('Windows');
  await expect.element(page.getByText(/zoals Windows ze schrijft.*Ren‚;8/)).toBeVisible();
  await page.getByLabelText('Kolomnamen op regel').selectOptions('1: Personeelslijst');
  await expect.element(page.getByText('1 met kolomnamen, 3 rijen')).toBeVisible();
});

test('a file that cannot be read is refused in words', async () => {
  await open();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await expectAccessible();
  await choose(new File(['x'], 'foto.pdf'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Kies een CSV-bestand');
});
