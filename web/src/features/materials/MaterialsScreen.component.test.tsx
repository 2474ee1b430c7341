import { materials } from '@ploegplan/contract/materials';
import { Material } from '@ploegplan/contract/materials.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { namesOf, rowsOf } from '../../../test/lists.ts';

const mixer = sample(Material, { name: 'Betonmolen', number: 'M-12', kind: 'Machine' });
const details = page.getByRole('dialog', { name: 'Betonmolen' });
const form = page.getByRole('dialog', { name: /^Materieel (toevoegen|wijzigen)$/ });
const names = () => namesOf(rowsOf('Materieel'));

/** A test API that stores changes of these materials. */
function materialsApi(...rows: Material[]): TestApi {
  const api = new TestApi();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const put = (id: string, values: Partial<Material>) => {
    const before = stored.get(id) ?? sample(Material, { id, version: 1 });
    const row = { ...before, ...values, version: before.version + 1 };
    stored.set(id, row);
    return row;
  };
  api.answer(materials.list, () => [...stored.values()]);
  api.answer(materials.create, ({ body }) => put(body.id ?? '', body as Partial<Material>));
  api.answer(materials.update, ({ params, body: { version, ...values } }) => {
    const current = stored.get(params.id);
    if (current?.version !== version) throw new Rejected(409, 'stale-version', { current });
    return put(params.id, values);
  });
  api.answer(materials.remove, ({ params }) => void put(params.id, { deleted: true }));
  api.answer(materials.restore, ({ params }) => put(params.id, { deleted: false }));
  return api;
}

async function openMixer(api = materialsApi(mixer)): Promise<TestApi> {
  await openApp({ at: '/materials', api });
  await rowsOf('Materieel').first().click();
  await expect.element(details).toBeVisible();
  return api;
}

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the first material is added from the empty list (%s)',
  async (size) => {
    const api = materialsApi();
    await openApp({ at: '/materials', api, size });
    await expect.element(page.getByText('Nog geen materieel')).toBeVisible();
    await page.getByRole('button', { name: 'Materieel toevoegen' }).click();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).toMatchTextContent('Verplicht veld');
    await form.getByLabelText('Naam').fill('Trilplaat');
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByText('Trilplaat')).toBeVisible();
    await expect.element(page.getByText('Nieuw materieel aangemaakt')).toBeVisible();
    expect(api.received(materials.create)).toHaveLength(1);
  },
);

test('a material shows its details and is changed from there', async () => {
  const api = await openMixer();
  await expect.element(details).toMatchTextContent('M-12');
  await expectAccessible();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabelText('Soort').fill('Molen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Materieel bijgewerkt')).toBeVisible();
  await expect.element(details).toMatchTextContent('Molen');
  expect(api.received(materials.update)[0]?.body).toMatchObject({ kind: 'Molen', number: 'M-12' });
});

test('a change on an outdated version shows the other change and loses nothing', async () => {
  const api = await openMixer();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  api.answer(materials.update, () => {
    const current = { ...mixer, kind: 'Menger', version: 2 };
    throw new Rejected(409, 'stale-version', { current });
  });
  await form.getByLabelText('Soort').fill('Molen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('Nu opgeslagen: Menger');
  await expect.element(form.getByLabelText('Soort')).toHaveValue('Molen');
});

test('a deleted material leaves the list and can be restored', async () => {
  await openMixer(materialsApi(mixer, sample(Material, { name: 'Ladder' })));
  await details.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  await expect.poll(names).toEqual(['Ladder']);
  await page.getByRole('button', { name: 'Verwijderd (1)' }).click();
  await expect.poll(names).toEqual(['Betonmolen']);
  await rowsOf('Materieel').first().click();
  await details.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.element(page.getByText('Materieel teruggezet')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toEqual(['Betonmolen', 'Ladder']);
});

test('a failed deletion puts the material back', async () => {
  const api = await openMixer();
  api.reject(materials.remove, 500, 'internal');
  await details.getByRole('button', { name: 'Verwijderen' }).click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect.element(page.getByText('Materieel verwijderen mislukt')).toBeVisible();
  await expect.poll(names).toEqual(['Betonmolen']);
});

test('saving a material that was deleted meanwhile says so and keeps the input', async () => {
  const api = await openMixer();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  api.answer(materials.update, () => {
    throw new Rejected(409, 'stale-version', { current: { ...mixer, deleted: true, version: 2 } });
  });
  await form.getByLabelText('Soort').fill('Molen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('intussen verwijderd');
  await expect.element(form.getByLabelText('Soort')).toHaveValue('Molen');
});

test('what is typed while a save is on its way stays in the form, to be saved too', async () => {
  const api = await openMixer();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabelText('Soort').fill('Molen');
  const answer = api.hold(materials.update);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await form.getByLabelText('Nummer').fill('M-13');
  answer.release();
  await expect.element(page.getByText('Materieel bijgewerkt')).toBeVisible();
  await expect.element(form.getByLabelText('Nummer')).toHaveValue('M-13');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(materials.update)[1]?.body).toMatchObject({ kind: 'Molen', number: 'M-13' });
});

test('the answer to a form that was left does not close the next one', async () => {
  const api = materialsApi(mixer);
  await openApp({ at: '/materials', api });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await form.getByLabelText('Naam').fill('Trilplaat');
  const answer = api.hold(materials.create);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await form.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Sluiten zonder opslaan' }).click();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await form.getByLabelText('Naam').fill('Ladder');
  answer.release();
  await expect.element(page.getByText('Nieuw materieel aangemaakt')).toBeVisible();
  await expect.element(form.getByLabelText('Naam')).toHaveValue('Ladder');
});

test('a failed deletion keeps another deletion that succeeded', async () => {
  const api = await openMixer(materialsApi(mixer, sample(Material, { name: 'Ladder' })));
  const failing = api.hold(materials.remove);
  const confirmDeletion = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).last().click();
    const question = page.getByRole('dialog', { name: 'Verwijderen' });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
  };
  await confirmDeletion();
  await expect.poll(names).toEqual(['Ladder']);
  failing.release();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  api.reject(materials.remove, 500, 'internal');
  await rowsOf('Materieel').first().click();
  await confirmDeletion();
  await expect.element(page.getByText('Materieel verwijderen mislukt')).toBeVisible();
  await expect.poll(names).toEqual(['Ladder']);
});

test('a tenant that hides materials has no such screen', async () => {
  await openApp({ at: '/materials', tenant: { hiddenParts: ['materials'] } });
  await expect.element(page.getByRole('table')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Materieel' })).toHaveLength(0);
});
