import { documents } from '@ploegplan/contract/documents/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  documentOf,
  documentsApi,
  drawerOf,
  file,
  form,
  kade,
} from '../../../test/subjects/documents.ts';

const card = page.getByRole('region', { name: /^Documenten/ });
const itemId = sampleId();
const planned = { date: '2026-01-14', projectId: kade.id, clientId: null };

test('a project shows its documents and those of its planning, and adds one of its own', async () => {
  const api = documentsApi(
    documentOf('VGM-plan', { projectId: kade.id, visibleToWorkers: true }),
    documentOf('Werkbon', { planningItemId: itemId, planned }),
    documentOf('Ander project', { projectId: sampleId() }),
    documentOf('Weg', { projectId: kade.id, deleted: true }),
  );
  api.answer(projects.details, kade);
  await openApp({ at: `/project-details/${kade.id}`, api });
  await expect.element(card.getByRole('heading', { name: 'Documenten (2)' })).toBeVisible();
  await expect
    .element(card.getByRole('button', { name: /Werkbon/ }))
    .toMatchTextContent('wo 14 jan');
  await expect
    .element(card.getByRole('img', { name: 'Zichtbaar voor werknemers' }))
    .toHaveLength(1);
  await expectAccessible();
  await card.getByRole('button', { name: /VGM-plan/ }).click();
  await expect.element(drawerOf('VGM-plan')).toBeVisible();
  await card.getByRole('button', { name: 'Document toevoegen' }).click();
  await expect.element(form.getByRole('combobox', { name: 'Hoort bij' })).toHaveValue('Kade 12');
  await form.getByLabelText('Bestand').last().upload(file('Tekening.dwg'));
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Tekening' }).click();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(card.getByRole('heading', { name: 'Documenten (3)' })).toBeVisible();
  expect(api.received(documents.create)[0]?.body).toMatchObject({ projectId: kade.id });
});
