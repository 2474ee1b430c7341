import { getToday } from '@ploegplan/contract/dates/dates';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { gateList, requirements } from '@ploegplan/contract/requirements/endpoints';
import { OfficeGatePerson } from '@ploegplan/contract/requirements/gate-schemas';
import { Requirement } from '@ploegplan/contract/requirements/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const lifting = sample(Requirement, {
  name: 'Hijswerk',
  rules: [{ kind: 'crane', name: '', count: 1 }],
  blocks: true,
  deleted: false,
});

test('a set asks certificates and functions, of everybody or of a number of people', async () => {
  const api = new TestApi();
  let rows = [lifting];
  api.answer(requirements.list, () => rows);
  api.answer(requirements.create, ({ body }) => {
    const made = sample(Requirement, {
      ...body,
      id: body.id ?? sampleId(),
      version: 1,
      deleted: false,
    });
    rows = [...rows, made];
    return made;
  });
  await openApp({ at: '/requirements', api });
  await expect.element(page.getByText('minstens 1 met Kraan')).toBeVisible();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Eisen toevoegen' });
  await form.getByLabelText('Naam').fill('Steiger categorie 3');
  await form.getByRole('button', { name: 'Eis toevoegen' }).click();
  const second = form.getByRole('group', { name: 'Eis 2' });
  await second.getByRole('combobox', { name: 'Wat' }).click();
  await page.getByRole('option', { name: 'Functie' }).click();
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(second.getByText('Vul in welke functie dit is')).toBeVisible();
  await second.getByLabelText('Welke functie').fill('1e monteur');
  await second.getByLabelText('Minstens hoeveel mensen').fill('1');
  await expectAccessible();
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(requirements.create)[0]?.body).toMatchObject({
    name: 'Steiger categorie 3',
    rules: [
      { kind: 'vca-basic', name: '', count: null },
      { kind: 'function', name: '1e monteur', count: 1 },
    ],
    blocks: false,
  });
});

test.each(['office', 'phone'] as const)(
  'a gate list has certificates, papers and whether the ID was seen; another project is chosen (%s)',
  async (size) => {
    const api = new TestApi();
    const kade = sample(Project, { title: 'Kade 12', deleted: false });
    const dak = sample(Project, { title: 'Dak', deleted: false });
    const valid = { name: '', validUntil: '2099-01-02' };
    const ann = sample(OfficeGatePerson, {
      name: 'Ann de Boer',
      certificates: [
        { ...valid, kind: 'vca-basic' },
        { kind: 'crane', name: '', validUntil: '2020-03-04' },
        { ...valid, kind: 'a1' },
      ],
      ...{ date: getToday(), identitySeenOn: '2026-01-05', identitySeenBy: 'Vera' },
    });
    const bob = { ...ann, name: 'Bob', certificates: [], identitySeenOn: null };
    api.answer(projects.list, [kade, dak]);
    api.answer(gateList.get, ({ params }) => (params.id === kade.id ? [ann, bob] : []));
    await openApp({ at: `/gate-list?project=${kade.id}`, api, size });
    const row = page.getByRole('row').filter({ hasText: 'Ann de Boer' }).first();
    await expect
      .element(row)
      .toMatchTextContent(
        /VCA basis t\/m 02-01-2099\s*Kraan verlopen op 04-03-2020.*05-01-2026, Vera.*A1-verklaring t\/m 02-01-2099/,
      );
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Bob' }).first())
      .toMatchTextContent(/Bob.*Nee/);
    await expectAccessible();
    await page.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: 'Dak' }).click();
    await expect.element(page.getByText('Niemand ingepland')).toBeVisible();
  },
);
