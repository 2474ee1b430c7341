import { materials } from '@ploegplan/contract/materials';
import { Material } from '@ploegplan/contract/materials.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { rowsOf } from '../../../test/lists.ts';
import {
  details,
  form,
  materialsApi,
  mixer,
  names,
  openForm,
  openMixer,
} from '../../../test/materials.ts';

test('a change on an outdated version shows the other change and loses nothing', async () => {
  const api = await openMixer();
  await openForm();
  api.answer(materials.update, () => {
    const current = { ...mixer, kind: 'Menger', version: 2 };
    throw new Rejected(409, 'stale-version', { current, changedBy: 'Anna' });
  });
  await form.getByLabelText('Soort').fill('Molen');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const notice = form.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Anna wijzigde dit ook');
  await expect.element(notice).toMatchTextContent('Anna: Menger');
  await expect.element(form.getByLabelText('Soort')).toHaveValue('Molen');
});

test('a failed deletion puts the material back, and its message goes when it succeeds', async () => {
  const api = await openMixer();
  const remove = async () => {
    await details.getByRole('button', { name: 'Verwijderen' }).click();
    await page
      .getByRole('dialog', { name: 'Verwijderen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
  };
  api.reject(materials.remove, 500, 'internal');
  await remove();
  const failure = page.getByText('Materieel verwijderen mislukt');
  await expect.element(failure).toBeVisible();
  await expect.poll(names).toEqual(['Betonmolen']);
  api.answer(materials.remove, undefined);
  if (!details.query()) await rowsOf('Materieel').first().click();
  await remove();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  await expect.poll(() => failure.query(), { timeout: 1_000 }).toBeNull();
});

test('saving a material that was deleted meanwhile says so and keeps the input', async () => {
  const api = await openMixer();
  await openForm();
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
  await openForm();
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
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
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
