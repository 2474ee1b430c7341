import { images } from '@ploegplan/contract/images/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { acceptLogin, endSession, expectAddress, logIn } from '../../../test/subjects/session.ts';
import { callAs } from '../../lib/api/call.ts';
import {
  card,
  choose,
  createApi,
  elsewhere,
  getNotifications,
  kade,
  makePhoto,
  ofDay,
  open,
  own,
  owner,
} from './test-page.ts';

type Opened = Awaited<ReturnType<typeof open>>;

test('each file is sent by itself under a free name, and the text says that it is uploaded', async () => {
  const api = createApi(own);
  api.answer(images.upload, [own]);
  await open(api);
  await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toBeVisible();
  await choose(makePhoto('vooraf.jpg'), makePhoto('nieuw.jpg'));
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const sent = api.received(images.upload);
  expect(sent.map(({ params }) => params)).toEqual([owner, owner]);
  // Two are under way at once, so that either may come first.
  const names = sent.flatMap(({ body }) => body.names ?? []);
  expect(new Set(names)).toEqual(new Set(['nieuw.jpg', 'vooraf (2).jpg']));
  expect(new Set(sent.map(({ body }) => body.ids?.[0])).size).toBe(2);
});

test('an upload without a connection stays with the reason, and is sent again under the same id', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  const { reconnect } = api.disconnect(images.upload);
  await open(api);
  await choose(makePhoto('gevel.jpg'));
  await expect
    .element(card.getByRole('alert'))
    .toMatchTextContent(/^Upload mislukt\. Geen verbinding\./);
  await expectAccessible();
  reconnect();
  await card.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const ids = api.received(images.upload).map(({ body }) => body.ids?.[0]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  [404, 'not-found', 'Entiteit niet gevonden', 1],
  [507, 'storage-limit', 'Upload mislukt. De ruimte voor bestanden van je bedrijf is vol.', 1],
  [415, 'unsupported-media-type', 'Upload mislukt. Dit soort bestand kan niet.', 0],
  [415, 'damaged-image', 'Upload mislukt. Deze foto is beschadigd.', 0],
] as const)(
  'an upload that is refused (%i %s) says why, and can be taken away',
  async (status, code, text, retries) => {
    const api = createApi();
    api.reject(images.upload, status, code);
    await open(api);
    await choose(makePhoto('gevel.jpg'));
    await expect.element(card.getByRole('alert')).toMatchTextContent(text);
    expect(card.getByRole('button', { name: 'Opnieuw' }).elements()).toHaveLength(retries);
    await card.getByRole('button', { name: 'gevel.jpg weghalen' }).click();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('what cannot be sent is told where it can be seen, and by a message when it is out of view', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  await open(api);
  const empty = (name: string) => new File([], name, { type: 'image/jpeg' });
  await choose(empty('leeg.jpg'), makePhoto('gevel.jpg'));
  await expect.element(card.getByRole('alert')).toMatchTextContent('Dit bestand is leeg.');
  await expect.poll(() => api.received(images.upload)).toHaveLength(1);
  await expect.element(card.getByText('gevel.jpg', { exact: true })).not.toBeInTheDocument();
  // Chosen once more it is told once.
  await choose(empty('leeg.jpg'), makePhoto('muur.jpg'));
  await expect.poll(() => api.received(images.upload)).toHaveLength(2);
  await expect.element(card.getByText('muur.jpg', { exact: true })).not.toBeInTheDocument();
  await expect.element(card.getByText('leeg.jpg', { exact: true })).toHaveLength(1);
  expect(
    getNotifications()
      .getByText(/afbeelding/)
      .query(),
  ).toBeNull();
  const answer = api.hold(images.upload);
  await choose(...Array.from({ length: 12 }, (_, at) => empty(`${at}.jpg`)), makePhoto('deur.jpg'));
  await expect.element(card.getByText('deur.jpg', { exact: true })).toBeVisible();
  const whole = card.element();
  // The browser would scroll along with what is in view.
  if (whole instanceof HTMLElement)
    whole.style.cssText = 'overflow-anchor: none; margin-top: 200vh';
  answer.release();
  await expect
    .element(getNotifications().getByText(/^1 afbeelding geüpload, 12 afbeeldingen niet\./))
    .toBeVisible();
  await card.getByRole('button', { name: 'Alle 13 meldingen weghalen' }).click();
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
});

test('a refused file is sent under its own name the next time', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  await open(api);
  await choose(new File([], 'gevel.jpg', { type: 'image/jpeg' }));
  await expect.element(card.getByRole('alert')).toBeVisible();
  await choose(makePhoto('gevel.jpg'));
  await expect
    .poll(() => api.received(images.upload))
    .toMatchObject([{ body: { names: ['gevel.jpg'] } }]);
  // What is still under way would be sent again in another test.
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
});

test.each([
  ['an empty file', '', 'leeg.jpg', 'Dit bestand is leeg.'],
  ['no image', '%PDF', 'bon.pdf', 'Dit is geen foto. Kies een foto, zoals een JPEG of PNG.'],
])('%s is not sent, and its preview is a sign', async (_, content, name, reason) => {
  const api = createApi();
  await open(api);
  await choose(new File([content], name));
  await expect.element(card.getByText(name, { exact: true })).toBeVisible();
  await expect.element(card.getByText(reason, { exact: true })).toBeVisible();
  await expect.element(card.getByLabelText('Geen voorbeeld')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Opnieuw' })).not.toBeInTheDocument();
  expect(api.received(images.upload)).toEqual([]);
});

test('an SVG is rejected as no photo, and is not sent', async () => {
  const api = createApi();
  await open(api);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await choose(new File([drawing], 'plan.svg', { type: 'image/svg+xml' }));
  await expect.element(card.getByRole('alert')).toMatchTextContent('Dit is geen foto.');
  expect(api.received(images.upload)).toEqual([]);
});

test('a name that somebody else has just taken gets a number', async () => {
  const api = createApi();
  api.reject(images.upload, 409, 'filename-taken');
  const { release } = api.hold(images.upload);
  await open(api);
  await choose(makePhoto('gevel.jpg'));
  await expect.poll(() => api.received(images.upload)).toHaveLength(1);
  release();
  await expect.poll(() => api.received(images.upload).length).toBeGreaterThan(1);
  api.answer(images.upload, [own]);
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const names = api.received(images.upload).map(({ body }) => body.names?.[0]);
  expect(names.slice(0, 2)).toEqual(['gevel.jpg', 'gevel (2).jpg']);
});

test('a pasted image is uploaded, unless a field has the focus', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  await open(api);
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(makePhoto('image.png'));
  const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true });
  page.getByPlaceholder('Zoek in help...').element().dispatchEvent(paste());
  document.body.dispatchEvent(paste());
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  expect(api.received(images.upload)).toHaveLength(1);
});

test('existing images are searched, and copied or moved to the owner', async () => {
  const api = createApi(own, ofDay);
  const moved = { ...elsewhere, metadata: { ...own.metadata } };
  api.answer(images.attach, [own, moved]);
  await open(api);
  await card.getByRole('button', { name: 'Bestaande afbeelding(en) kiezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestaande afbeelding(en) kiezen' });
  await expect.element(dialog.getByRole('button', { name: 'Kopiëren' })).toBeDisabled();
  await expect.element(dialog.getByText(/wo 14 jan\s+Kade/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'sleutel.jpg' }).click();
  await expect.element(dialog.getByText('1 gekozen')).toBeVisible();
  // What the owner has already is not offered.
  await expect
    .element(dialog.getByRole('checkbox', { name: 'vooraf.jpg' }))
    .not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Dag' }).fill('14 jan');
  await page.getByRole('option', { name: 'wo 14 jan' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'gevel.jpg' })).toBeVisible();
  await expect
    .element(dialog.getByRole('checkbox', { name: 'sleutel.jpg' }))
    .not.toBeInTheDocument();
  // What a filter hides is still chosen, and can be looked at.
  await dialog.getByRole('button', { name: 'Bekijken' }).click();
  await expect.element(dialog.getByRole('checkbox')).toHaveLength(1);
  await expect.element(dialog.getByRole('checkbox', { name: 'sleutel.jpg' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Alle tonen' }).click();
  await dialog.getByRole('combobox', { name: 'Dag' }).fill('12 jan');
  await page.getByRole('option', { name: 'ma 12 jan' }).click();
  await dialog.getByLabelText('Naam').fill('SLEU');
  await expect
    .poll(() => api.received(images.search).map(({ query }) => query.filename))
    .toContain('SLEU');
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.received(images.attach)[0]?.body).toEqual({
    targetType: 'project',
    targetId: kade.id,
    mode: 'move',
    items: [
      {
        sourceType: 'client',
        sourceId: elsewhere.metadata.entityId,
        filename: 'sleutel.jpg',
      },
    ],
  });
  await expect.element(getNotifications().getByText('sleutel.jpg')).toBeVisible();
  await getNotifications().getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect
    .element(getNotifications())
    .toMatchTextContent('Verplaatsen ongedaan gemaakt' + 'sleutel.jpg');
  expect(api.received(images.attach)[1]?.body).toEqual({
    targetType: 'client',
    targetId: elsewhere.metadata.entityId,
    mode: 'move',
    items: [{ sourceType: 'project', sourceId: kade.id, filename: 'sleutel.jpg' }],
  });

  await card.getByRole('button', { name: 'Bestaande afbeelding(en) kiezen' }).click();
  await dialog.getByRole('checkbox', { name: 'sleutel.jpg' }).click();
  await dialog.getByRole('button', { name: 'Kopiëren' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.received(images.attach)[2]?.body).toMatchObject({
    targetId: kade.id,
    mode: 'copy',
    items: [{ filename: 'sleutel.jpg' }],
  });
});

test('on a phone the first image does not move its card', async () => {
  const found: (typeof own)[] = [];
  const api = createApi();
  api.answer(images.search, () => found);
  api.answer(images.upload, () => {
    found.push(own);
    return [own];
  });
  await open(api, 'phone');
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  expect(card.element().closest('[data-early]')).toBeNull();
  await choose(makePhoto('vooraf.jpg'));
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Afbeeldingen (1)' })).toBeVisible();
  expect(card.element().closest('[data-early]')).toBeNull();
});

test('on a phone images are added above those that are there', async () => {
  await open(createApi(own), 'phone');
  await expect.element(card.getByRole('button', { name: /vooraf/ })).toBeVisible();
  const upload = card.getByText('Afbeelding(en) uploaden').element();
  const image = card.getByRole('button', { name: /vooraf/ }).element();
  expect(upload.getBoundingClientRect().bottom).toBeLessThan(image.getBoundingClientRect().top);
});

const GIGABYTE = 1024 ** 3;

test('the room for files is said to be nearly full, and full', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  api.answer(images.storage, { usedBytes: Math.round(4.6 * GIGABYTE), limitBytes: 5 * GIGABYTE });
  await open(api);
  await expect.element(card.getByRole('status')).toMatchTextContent('bijna vol: 4,6 GB van 5 GB');
  api.answer(images.storage, { usedBytes: 5 * GIGABYTE, limitBytes: 5 * GIGABYTE });
  await choose(makePhoto('gevel.jpg'));
  await expect.element(card.getByRole('status')).toMatchTextContent('is vol: 5 GB van 5 GB');
});

const signOutQuestion = page.getByRole('dialog', { name: 'Nog niet alles is verstuurd' });

async function signOutNevertheless(api: TestApi): Promise<void> {
  api.answer(session.logout, () => {
    endSession(api);
    return undefined;
  });
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await signOutQuestion.getByRole('button', { name: 'Toch uitloggen' }).click();
  await expectAddress('/inloggen');
}

/** Signs in as somebody else, who uploads an image of that name; what was to be sent before it is sent then too. */
async function uploadAsNextUser({ api, router }: Opened, name: string): Promise<void> {
  acceptLogin(api, { username: 'ander', userId: sampleId() });
  await logIn('ander');
  await expectAddress('/home');
  window.dispatchEvent(new Event('online'));
  await router.navigate({ to: '/project-details/$id', params: { id: kade.id } });
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  await choose(makePhoto(name));
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
}

const namesSent = (api: TestApi) =>
  api
    .received(images.upload)
    .flatMap(({ body }) => body.names ?? [])
    .toSorted();

test('an upload that waits for a connection is asked about before signing out, and is not sent by the next user', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  const { reconnect } = api.disconnect(images.upload);
  const opened = await open(api);
  await choose(makePhoto('gevel.jpg'));
  await expect.element(card.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect
    .element(signOutQuestion)
    .toMatchTextContent('1 afbeelding is nog niet geüpload. Dat gaat verloren als je uitlogt.');
  await expectAccessible();
  await signOutQuestion.getByRole('button', { name: 'Ingelogd blijven' }).click();
  await expect.element(signOutQuestion).not.toBeInTheDocument();
  await signOutNevertheless(api);
  reconnect();
  await uploadAsNextUser(opened, 'muur.jpg');
  await expect.poll(() => namesSent(api)).toEqual(['gevel.jpg', 'muur.jpg']);
});

test('uploads that are under way and wait when their user signs out are stopped', async () => {
  const api = createApi();
  api.answer(images.upload, [own]);
  const { release } = api.hold(images.upload);
  const opened = await open(api);
  await choose(...['1.jpg', '2.jpg', '3.jpg'].map(makePhoto));
  await expect.poll(() => api.received(images.upload)).toHaveLength(2);
  await signOutNevertheless(api);
  release();
  await uploadAsNextUser(opened, '4.jpg');
  await expect.poll(() => namesSent(api)).toEqual(['1.jpg', '2.jpg', '4.jpg']);
});

test('an upload that the end of the session stopped is sent again by its user', async () => {
  const api = createApi();
  api.reject(images.upload, 401, 'unauthorized');
  const { user } = await open(api);
  await choose(makePhoto('gevel.jpg'));
  await expectAddress('/session-expired');
  acceptLogin(api, { ...user });
  api.answer(images.upload, [own]);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await logIn();
  await expect
    .element(card.getByRole('alert'))
    .toMatchTextContent('Upload mislukt. Je sessie is verlopen, log opnieuw in');
  await card.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
});

test('an upload names whose it is, also when it goes on after somebody else signed in', async () => {
  const api = createApi();
  api.reject(images.upload, 409, 'filename-taken');
  const { release } = api.hold(images.upload);
  const { user } = await open(api);
  const users: (string | null)[] = [];
  window.fetch = (input, init) => {
    const { url, headers } = new Request(input, init);
    if (url.endsWith('/images')) users.push(headers.get('x-current-user'));
    return api.fetch(input, init);
  };
  await choose(makePhoto('gevel.jpg'));
  await expect.poll(() => api.received(images.upload)).toHaveLength(1);
  callAs('somebody else');
  release();
  await expect.poll(() => api.received(images.upload).length).toBeGreaterThan(1);
  api.answer(images.upload, [own]);
  await expect.element(getNotifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  expect(new Set(users)).toEqual(new Set([user?.userId]));
});
