import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { notes } from '@ploegplan/contract/notes/endpoints';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { Work } from '@ploegplan/contract/work/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { form, makeNote, notesApi, withNotes } from '../../../test/subjects/notes.ts';
import { ann, bos, itemAt, planningApi } from '../../../test/subjects/planning.ts';

const client = sample(Client, { name: 'Zonnebouw' });
const about = { client: client.id };
const cardOf = (count: number) => page.getByRole('region', { name: `Notities (${count})` });

function onClientPage(...rows: Note[]) {
  const { api } = notesApi(...rows);
  api.answer(clients.get, client);
  api.answer(clients.list, [client]);
  api.answer(clients.work, sample(Work));
  return { at: `/klant-details/${client.id}`, api };
}

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the page of a client has its notes, pinned ones first, and one is added and removed there (%s)',
  async (size) => {
    const { at, api } = onClientPage(
      makeNote({ ...about, title: 'Nieuw', createdAt: '2026-01-13T08:00:00.000Z' }),
      makeNote({ ...about, title: 'Vast', isPinned: true, text: '<p>Let <em>op</em></p>' }),
      makeNote({ title: 'Van een ander' }),
    );
    await openApp({ at, api, size });
    await expect.element(cardOf(2)).toMatchTextContent(/Vast.*Let op.*Nieuw/);
    await cardOf(2).getByRole('button', { name: 'Notitie toevoegen' }).click();
    await form.getByLabelText('Titel').fill('Factureren');
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(cardOf(3)).toMatchTextContent('Factureren');
    expect(api.received(notes.create)[0]?.body).toMatchObject({ ...about, title: 'Factureren' });
    await cardOf(3).getByRole('button', { name: /^Vast/ }).click();
    const details = page.getByRole('dialog', { name: 'Vast' });
    await details.getByRole('button', { name: 'Verwijderen' }).click();
    await page
      .getByRole('dialog', { name: 'Verwijderen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
    await expect.element(cardOf(2)).not.toMatchTextContent('Vast');
    await expectAccessible();
  },
);

test('a note from the page of a planning item is about that day and its project', async () => {
  const item = itemAt('Kade 1', ann);
  const planned = planningApi({ items: [item] });
  planned.answer(planning.history, []);
  withNotes(planned);
  await openApp({ at: `/planning-details/${item.id}`, api: planned });
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
  await expect
    .element(form.getByRole('combobox', { name: 'Planning' }))
    .toHaveValue('wo 14 jan · Nieuwbouw Bos');
  await form.getByLabelText('Titel').fill('Kraan om 10 uur');
  await form.getByRole('switch', { name: 'Vastzetten' }).click();
  await form.getByRole('switch', { name: 'Voor de ploeg' }).click();
  await expect
    .element(form)
    .toMatchTextContent('Op de telefoon van wie er is ingepland, op deze dag.');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(cardOf(1)).toMatchTextContent('Kraan om 10 uur');
  expect(planned.received(notes.create)[0]?.body).toMatchObject({
    planningItem: item.id,
    project: bos.id,
    client: null,
    isPinned: true,
    isForCrew: true,
  });
});
