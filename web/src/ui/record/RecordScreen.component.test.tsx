import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { rowsOf } from '../../../test/lists.ts';
import * as screen from '../../../test/subjects/materials.ts';

test('a change on an outdated version shows the other change and loses nothing', async () => {
  const api = await screen.openMixer();
  await screen.openForm();
  api.answer(materials.update, () => {
    const current = { ...screen.mixer, kind: 'Menger', version: 2 };
    throw new Rejected(409, 'stale-version', { current, changedBy: 'Anna' });
  });
  await screen.form.getByLabelText('Soort').fill('Molen');
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  const notice = screen.form.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Anna wijzigde dit ook');
  await expect.element(notice).toMatchTextContent('Anna: Menger');
  await expect.element(screen.form.getByLabelText('Soort')).toHaveValue('Molen');
});

test('a failed deletion puts the material back, and its message goes when it succeeds', async () => {
  const api = await screen.openMixer();
  const remove = async () => {
    await screen.details.getByRole('button', { name: 'Verwijderen' }).click();
    await page
      .getByRole('dialog', { name: 'Verwijderen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
  };
  api.reject(materials.remove, 500, 'internal');
  await remove();
  const failure = page.getByText('Materieel verwijderen mislukt');
  await expect.element(failure).toBeVisible();
  await expect.poll(screen.names).toEqual(['Betonmolen']);
  api.answer(materials.remove, undefined);
  await expect.element(screen.details).not.toBeInTheDocument();
  await rowsOf('Materieel').first().click();
  await remove();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  await expect.poll(() => failure.query(), { timeout: 1_000 }).toBeNull();
});

test('saving a material that was deleted meanwhile says so and keeps the input', async () => {
  const api = await screen.openMixer();
  await screen.openForm();
  api.answer(materials.update, () => {
    throw new Rejected(409, 'stale-version', {
      current: { ...screen.mixer, deleted: true, version: 2 },
    });
  });
  await screen.form.getByLabelText('Soort').fill('Molen');
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(screen.form.getByRole('alert')).toMatchTextContent('intussen verwijderd');
  await expect.element(screen.form.getByLabelText('Soort')).toHaveValue('Molen');
});

test('input typed during a save stays in the form as unsaved changes', async () => {
  const api = await screen.openMixer();
  await screen.openForm();
  await screen.form.getByLabelText('Soort').fill('Molen');
  const answer = api.hold(materials.update);
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  await screen.form.getByLabelText('Nummer').fill('M-13');
  answer.release();
  await expect.element(page.getByText('Materieel bijgewerkt')).toBeVisible();
  await expect.element(screen.form.getByLabelText('Nummer')).toHaveValue('M-13');
  await screen.form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(screen.form).not.toBeInTheDocument();
  expect(api.received(materials.update)[1]?.body).toMatchObject({ kind: 'Molen', number: 'M-13' });
});

test('the answer to a form that was closed does not close the form opened after it', async () => {
  const api = screen.materialsApi(screen.mixer);
  await openApp({ at: '/materials', api });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await screen.form.getByLabelText('Naam').fill('Trilplaat');
  const answer = api.hold(materials.create);
  await screen.form.getByRole('button', { name: 'Toevoegen' }).click();
  await screen.form.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await screen.form.getByLabelText('Naam').fill('Ladder');
  answer.release();
  await expect.element(page.getByText('Nieuw materieel aangemaakt')).toBeVisible();
  await expect.element(screen.form.getByLabelText('Naam')).toHaveValue('Ladder');
});

test('a failed deletion keeps another deletion that succeeded', async () => {
  const api = await screen.openMixer(
    screen.materialsApi(screen.mixer, sample(Material, { name: 'Ladder' })),
  );
  const failing = api.hold(materials.remove);
  const confirmDeletion = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).last().click();
    const question = page.getByRole('dialog', { name: 'Verwijderen' });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
  };
  await confirmDeletion();
  await expect.poll(screen.names).toEqual(['Ladder']);
  failing.release();
  await expect.element(page.getByText('Materieel verwijderd')).toBeVisible();
  api.reject(materials.remove, 500, 'internal');
  await rowsOf('Materieel').first().click();
  await confirmDeletion();
  await expect.element(page.getByText('Materieel verwijderen mislukt')).toBeVisible();
  await expect.poll(screen.names).toEqual(['Ladder']);
});
