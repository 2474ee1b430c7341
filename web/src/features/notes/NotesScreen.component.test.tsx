import { limits } from '@ploegplan/contract/limits';
import { notes } from '@ploegplan/contract/notes/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowOf, rowsOf } from '../../../test/lists.ts';
import { form, makeNote, notesApi, text } from '../../../test/subjects/notes.ts';
import { ann, bos, wednesday } from '../../../test/subjects/planning.ts';

const names = () =>
  rowsOf('Notities')
    .elements()
    .map(({ textContent }) => textContent);
const details = page.getByRole('dialog', { name: 'Sleutel' });

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the first note is added from the empty list, with formatted text (%s)',
  async (size) => {
    const { api } = notesApi();
    await openApp({ at: '/notes', api, size });
    await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).toMatchTextContent('Vul een titel in');
    await form.getByLabelText('Titel').fill('Sleutel');
    await text.click();
    await userEvent.keyboard('Bij de ');
    await form.getByRole('button', { name: 'Vet' }).click();
    await userEvent.keyboard('buren');
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByText('Nieuwe notitie aangemaakt')).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent('Bij de buren');
    expect(api.received(notes.create).map(({ body }) => body)).toMatchObject([
      { title: 'Sleutel', text: '<p>Bij de <strong>buren</strong></p>', isPinned: false },
    ]);
    // What is stored is what was typed, so that it is not sent again.
    expect(api.received(notes.update)).toEqual([]);
  },
);

test('as many signs fit as are typed, however long their HTML is', async () => {
  const long = `<p>${'&amp;'.repeat(limits.noteText)}</p>`;
  const { api } = notesApi(makeNote({ text: long }));
  await openApp({ at: '/notes', api });
  await rowsOf('Notities').first().click();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}x');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).toMatchTextContent('Dit is te lang, verdeel het over twee notities');
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}{Backspace}x');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Notitie bijgewerkt')).toBeVisible();
  expect(api.received(notes.update)[0]?.body.text).toBe(
    `<p>${'&amp;'.repeat(limits.noteText - 1)}x</p>`,
  );
});

test('a typed address becomes a link, and one that leads nowhere is refused', async () => {
  const { api } = notesApi(makeNote({ text: '<p>Tekening</p>' }));
  await openApp({ at: '/notes', api });
  await rowsOf('Notities').first().click();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  const address = form.getByLabelText('Adres van de link');
  await address.fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toMatchTextContent('Vul een webadres of e-mailadres in');
  await address.fill('example.nl/tekening');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Notitie bijgewerkt')).toBeVisible();
  expect(api.received(notes.update)[0]?.body.text).toBe(
    '<p><a href="https://example.nl/tekening">Tekening</a></p>',
  );
});

test('pinned notes come first, then the newest, and the list is searched and filtered', async () => {
  const { api } = notesApi(
    makeNote({ title: 'Oud', createdAt: '2026-01-01T08:00:00.000Z', isPinned: true }),
    makeNote({ title: 'Nieuw', createdAt: '2026-01-13T08:00:00.000Z' }),
    makeNote({ title: 'Ann', text: '<p>Wil leren <em>lassen</em></p>', employee: ann.id }),
  );
  await openApp({ at: '/notes', api });
  await expect.poll(names).toEqual(['vastgezet Oud', 'Nieuw', 'Ann']);
  await page.getByRole('button', { name: 'Filteren' }).click();
  await page.getByRole('menuitemradio', { name: 'Werknemer' }).click();
  await expect.poll(names).toEqual(['Ann']);
  await expect.element(rowOf('Ann')).toMatchTextContent(ann.name);
  await page.getByRole('button', { name: 'Niet filteren op Werknemer' }).click();
  await page.getByRole('searchbox', { name: 'Zoek notitie' }).fill('leren lassen');
  await expect.poll(names).toEqual(['Ann']);
  await expectAccessible();
});

test('a note about a planning item names the project of that once', async () => {
  const planned = { planningItem: sampleId(), planningDate: wednesday, planningTitle: bos.title };
  const { api } = notesApi(makeNote({ project: bos.id, ...planned }));
  await openApp({ at: '/notes', api, size: 'phone' });
  const shown = page.getByText(/wo 14 jan · Nieuwbouw Bos/);
  await expect.element(shown).toBeVisible();
  expect(shown.element().textContent?.split(bos.title)).toHaveLength(2);
});

test('on a phone a long title is cut, and the date beside it is whole', async () => {
  const planningTitle = 'Uitbreiding met vier klaslokalen en een gymzaal, inclusief schoolplein';
  const planned = { planningItem: sampleId(), planningDate: wednesday, planningTitle };
  const { api } = notesApi(makeNote(planned));
  await openApp({ at: '/notes', api, size: 'phone' });
  const title = page.getByText(/^wo 14 jan · Uitbreiding/);
  await expect.element(title).toBeVisible();
  const { scrollWidth, clientWidth } = title.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  const date = page.getByText(/^\s*· \D+ 12 jan$/).element();
  expect(date.getClientRects()).toHaveLength(1);
});

test('a note shows its text, what it is about and its history, and is deleted and put back', async () => {
  const hostile =
    '<p>Bij <strong>buren</strong><img src=x onerror="window.hacked=1"></p><script>1</script>';
  const { api } = notesApi(makeNote({ text: hostile, employee: ann.id, isForCrew: true }));
  await openApp({ at: '/notes', api });
  await rowsOf('Notities').first().click();
  await expect.element(details.getByText('buren', { exact: true })).toBeVisible();
  expect(details.element().querySelector('img, script')).toBeNull();
  await expect.element(details.getByRole('link', { name: ann.name })).toBeVisible();
  await expect
    .element(details)
    .toMatchTextContent('Nog niet op de telefoon: zet de notitie ook vast en kies een project.');
  const history = details.getByRole('region', { name: 'Geschiedenis' });
  await expect.element(history).toMatchTextContent('Tekst: Bij buren → In de keet');
  await expectAccessible();
  await details.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect.element(question).toMatchTextContent('Je kunt de notitie daarna terugzetten.');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Notitie verwijderd')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(page.getByText('Notitie teruggezet')).toBeVisible();
  await expect.poll(names).toEqual(['voor de ploeg Sleutel']);
});

test('of a text that somebody else changed meanwhile both versions are shown, and theirs can be taken over', async () => {
  const note = makeNote({ text: '<p>Bij de buren</p>' });
  const { api, put } = notesApi(note);
  await openApp({ at: '/notes', api });
  await rowsOf('Notities').first().click();
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}Onder de mat');
  put(note.id, { text: '<p>In de <strong>keet</strong></p>' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const notice = form.getByRole('alert');
  await expect.element(notice).toMatchTextContent('In de keet');
  await expect.element(notice).toMatchTextContent('Onder de mat');
  await form.getByRole('button', { name: /versie overnemen/ }).click();
  await expect.element(text).toMatchTextContent('In de keet');
  await text.click();
  await userEvent.keyboard('{End} links');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Notitie bijgewerkt')).toBeVisible();
  expect(api.received(notes.update).at(-1)?.body).toMatchObject({
    text: '<p>In de <strong>keet links</strong></p>',
  });
});

test('a link opens one note, once', async () => {
  const note = makeNote({});
  const { api } = notesApi(note, makeNote({ title: 'Anders', id: sampleId() }));
  await openApp({ at: `/notes?notitie=${note.id}`, api, size: 'phone' });
  await expect.element(details).toBeVisible();
  await details.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(details).not.toBeInTheDocument();
  await expect.poll(() => namesOf(cardsOf('Notities'))).toHaveLength(2);
  expect(location.search).toBe('');
});

test('notes come page by page, and one that moved to a later page stands there once', async () => {
  const { api } = notesApi();
  const full = Array.from({ length: limits.notePage }, (_, at) => makeNote({ title: `Een ${at}` }));
  const [moved] = full;
  const last = makeNote({ title: 'De laatste' });
  api.answer(notes.list, ({ query }) => (query.after ? [last, ...(moved ? [moved] : [])] : full));
  await openApp({ at: '/notes', api });
  await expect.element(page.getByText('501 notities')).toBeVisible();
  const after = full.at(-1)?.id;
  expect(api.received(notes.list).map(({ query }) => query.after)).toEqual([undefined, after]);
});
