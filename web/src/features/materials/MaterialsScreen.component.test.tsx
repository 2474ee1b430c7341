import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf } from '../../../test/lists.ts';
import * as screen from '../../../test/subjects/materials.ts';
import { materialsSort } from '../../data/records/materials.ts';
import { recall } from '../../lib/remembered/remembered.ts';

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the first material is added from the empty list (%s)',
  async (size) => {
    const api = screen.materialsApi();
    await openApp({ at: '/materials', api, size });
    await expect.element(page.getByText('Nog geen materieel')).toBeVisible();
    await page.getByRole('button', { name: 'Materieel toevoegen' }).click();
    await screen.form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(screen.form).toMatchTextContent('Vul een naam in');
    await screen.form.getByLabelText('Naam').fill('Trilplaat');
    await expectAccessible();
    await screen.form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(screen.form).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByText('Trilplaat')).toBeVisible();
    await expect.element(page.getByText('Nieuw materieel aangemaakt')).toBeVisible();
    expect(api.received(materials.create)).toHaveLength(1);
  },
);

test('a material shows its details and is changed from there', async () => {
  const api = await screen.openMixer();
  await expect.element(screen.details).toMatchTextContent('M-12');
  await expectAccessible();
  await screen.openForm();
  await screen.form.getByLabelText('Soort').fill('Molen');
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Materieel bijgewerkt')).toBeVisible();
  await expect.element(screen.details).toMatchTextContent('Molen');
  expect(api.received(materials.update)[0]?.body).toMatchObject({ kind: 'Molen', number: 'M-12' });
});

test('materials stand by name until another order is chosen, which is kept', async () => {
  const rows = ['Walsen', 'Aggregaat', 'Molen'].map((name, at) =>
    sample(Material, { name, number: `M-${at}`, kind: '' }),
  );
  await openApp({ at: '/materials', api: screen.materialsApi(...rows) });
  await expect.poll(screen.names).toEqual(['Aggregaat', 'Molen', 'Walsen']);
  const byName = page.getByRole('columnheader', { name: 'Naam' });
  await expect.element(byName).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Sorteren' }).click();
  await expect
    .element(page.getByRole('menuitemradio', { checked: true }))
    .toHaveTextContent('Naam (A–Z)');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('columnheader', { name: 'Nummer' }).getByRole('button').click();
  await expect.poll(screen.names).toEqual(['Walsen', 'Aggregaat', 'Molen']);
  expect(recall(materialsSort)).toEqual({ sortBy: 'number', descending: false });
});

test('a number that another material has is told at its field, and can be saved', async () => {
  const old = sample(Material, { name: 'Oude molen', number: 'M-9', deleted: true });
  const ladder = sample(Material, { name: 'Ladder', number: 'L-1' });
  const api = await screen.openMixer(screen.materialsApi(screen.mixer, ladder, old));
  await screen.openForm();
  const number = screen.form.getByRole('textbox', { name: 'Nummer' });
  // Neither its own number nor that of a deleted one.
  for (const free of ['M-12', 'M-9', '']) {
    await number.fill(free);
    await expect.element(number).not.toHaveAccessibleDescription();
  }
  await number.fill('l-1 ');
  await expect.element(number).toHaveAccessibleDescription('‘Ladder’ heeft dit nummer ook');
  await expectAccessible();
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Materieel bijgewerkt')).toBeVisible();
  expect(api.received(materials.update)[0]?.body).toMatchObject({ number: 'l-1' });
});

test('a deleted material leaves the list and can be restored', async () => {
  await screen.openMixer(screen.materialsApi(screen.mixer, sample(Material, { name: 'Ladder' })));
  await screen.details.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  await expect.poll(screen.names).toEqual(['Ladder']);
  await page.getByRole('button', { name: 'Verwijderd (1)' }).click();
  await expect.poll(screen.names).toEqual(['Betonmolen']);
  await expect.element(page.getByText('Je bekijkt verwijderde', { exact: false })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Terug naar de lijst' }).click();
  await expect.poll(screen.names).toEqual(['Ladder']);
  await page.getByRole('button', { name: 'Verwijderd (1)' }).click();
  await rowsOf('Materieel').first().click();
  await screen.details.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.element(page.getByText('Materieel teruggezet')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(screen.names).toEqual(['Betonmolen', 'Ladder']);
});

test('the message about a deletion undoes it', async () => {
  await screen.openMixer();
  await screen.details.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(page.getByText('Materieel teruggezet')).toBeVisible();
  await expect.poll(screen.names).toEqual(['Betonmolen']);
});

test('on a phone the deleted ones are in the menu, and the actions of a material at the bottom', async () => {
  const gone = sample(Material, { name: 'Ladder', deleted: true });
  await openApp({ at: '/materials', api: screen.materialsApi(screen.mixer, gone), size: 'phone' });
  const cards = () => namesOf(cardsOf('Materieel'));
  await expect.poll(cards).toEqual(['Betonmolen']);
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderd (1)' }).click();
  await expect.poll(cards).toEqual(['Ladder']);
  await expectAccessible();
  await page.getByRole('button', { name: 'Terug naar de lijst' }).click();
  await cardsOf('Materieel').first().click();
  const actions = screen.details.getByRole('region', { name: 'Acties' });
  await expect.element(actions.getByRole('heading', { name: 'Acties' })).toBeVisible();
  await expect.element(actions.getByRole('button', { name: 'Wijzigen' })).toBeVisible();
  expect(actions.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 48);
  await expectAccessible();
});

test('a tenant that hides materials has no such screen', async () => {
  await openApp({ at: '/materials', tenant: { hiddenParts: ['materials'] } });
  await expect.element(page.getByRole('table')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Materieel' })).toHaveLength(0);
});
