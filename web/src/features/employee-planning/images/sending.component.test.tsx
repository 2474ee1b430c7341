import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { session } from '@ploegplan/contract/session/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, type TestApi, Unreachable } from '../../../../test/api.ts';
import { openApp, opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';
import {
  choose,
  galleryNames,
  pendingNames,
  photo,
  pick,
} from '../../../../test/subjects/own-images.ts';
import { problems } from '../../../lib/api/messages.ts';
import { outboxState } from '../../../lib/outbox/state.ts';

const saved = page.getByText('Uren opgeslagen.');
const failedSave = page.getByText('Fout bij het opslaan van uren.');
const bodies = (api: TestApi) => api.received(employeePlanning.record).map(({ body }) => body);
const names = () => pendingNames.elements().map((input) => (input as HTMLInputElement).value);

/** Opens an item whose photos of these names fail by `error`, until the returned function is called. */
async function openFailing(error: () => Error, ...failing: string[]) {
  const item = own.plannedItem();
  const api = own.answerItems(item);
  const failures = new Set(failing);
  api.intercept(employeePlanning.record, ({ body: { names: sent = [] } }) => {
    if (sent.some((name) => failures.has(name))) throw error();
  });
  await own.openDetails(item, api);
  return { api, heal: () => failures.clear() };
}

test('photos are sent one by one under the typed names, the first with the hours', async () => {
  const item = own.plannedItem();
  const { api } = await own.openDetails(item);
  await pick('image.jpg', 'image.jpg');
  await pendingNames.nth(0).fill('Gevel');
  await own.hours.fill('7,75');
  const answer = api.hold(employeePlanning.record);
  await own.saveButtons.last().click();
  const sending = own.details.getByRole('button', { name: 'Foto 1 van 2' });
  await expect.element(sending.last()).toBeDisabled();
  const progress = own.details.getByRole('progressbar', { name: 'Gevel versturen' });
  await expect.element(progress).toHaveAttribute('value', '0.5');
  await expect.element(pendingNames.first()).toBeDisabled();
  expect(own.details.getByText('Bestandsnaam bestaat al').elements()).toEqual([]);
  await expectAccessible();
  answer.release();
  await expect.element(saved).toBeVisible();
  const [first, second] = api.received(employeePlanning.record);
  expect(first?.body).toEqual({
    hoursWorked: '7.75',
    names: ['Gevel.jpg'],
    ids: [expect.any(String)],
  });
  expect(second?.body).toEqual({ names: ['image (2).jpg'], ids: [expect.any(String)] });
  expect([first, second].map((entry) => entry?.files.length)).toEqual([1, 1]);
  await expect.element(own.details).not.toBeInTheDocument();
  await own.openFirst();
  expect(pendingNames.elements()).toEqual([]);
  await expect.poll(galleryNames).toEqual(['Gevel.jpg', 'image (2).jpg']);
});

test('the message of a save names the photos, and the hours only when they changed', async () => {
  await own.openDetails(own.plannedItem({ hoursWorked: 7.75 }));
  await pick('a.jpg', 'b.jpg');
  await own.saveButtons.last().click();
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByText(/, Nieuwbouw De Proef: 2 foto’s toegevoegd$/)).toBeVisible();
  await own.openFirst();
  await pick('c.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText(/: 8 uur, 1 foto toegevoegd$/)).toBeVisible();
});

test('signing out says first what is not sent yet', async () => {
  const { api } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg');
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('article')).toMatchTextContent('Bewaard op je telefoon');
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const signOut = page.getByRole('button', { name: 'Uitloggen' });
  const question = page.getByRole('dialog', { name: 'Nog niet alles is verstuurd' });
  await signOut.click();
  await expect.element(question).toMatchTextContent('1 wijziging bewaard, wacht op verbinding.');
  await expectAccessible();
  const stay = question.getByRole('button', { name: 'Ingelogd blijven' });
  await expect.element(stay).toHaveFocus();
  await stay.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.received(session.logout)).toEqual([]);
  await signOut.click();
  await question.getByRole('button', { name: 'Toch uitloggen' }).click();
  await expect.poll(() => api.received(session.logout)).toHaveLength(1);
});

test('without a connection hours and photos wait on the phone, and are sent once when it is back', async () => {
  const { api, heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg', 'b.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect
    .element(page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'))
    .toBeVisible();
  await expect.element(own.details).not.toBeInTheDocument();
  expect([saved.elements(), failedSave.elements()]).toEqual([[], []]);
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('Bewaard op je telefoon, wordt nog verstuurd');
  await expect.element(card).toMatchTextContent('8 uur');
  await page.getByRole('button', { name: 'Bekijken' }).click();
  const list = page.getByRole('dialog', { name: 'Nog niet verstuurd' });
  await expect.element(list.getByText('8 uur en 2 foto’s')).toBeVisible();
  await expectAccessible();
  heal();
  window.dispatchEvent(new Event('online'));
  await expect.element(list.getByText('Er wacht niets meer.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toMatchTextContent('verstuurd');
  const [lost, a, b, ...more] = bodies(api);
  expect(a).toEqual(lost);
  expect(a).toMatchObject({ hoursWorked: '8', names: ['a.jpg'] });
  expect(b).toEqual({ names: ['b.jpg'], ids: [expect.any(String)] });
  expect(more).toEqual([]);
});

test('a photo that waits for a connection stays visible in its item, until it is sent', async () => {
  const { heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg');
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('article')).toMatchTextContent('Bewaard op je telefoon');
  await own.openFirst();
  const kept = own.details
    .getByRole('listitem')
    .filter({ hasText: 'Bewaard, wacht op verbinding' });
  await expect.element(kept.getByRole('img', { name: 'a.jpg' })).toBeVisible();
  await expect
    .element(own.details.getByText('Geen afbeeldingen geselecteerd.'))
    .not.toBeInTheDocument();
  await expectAccessible();
  heal();
  window.dispatchEvent(new Event('online'));
  await expect.poll(galleryNames).toEqual(['a.jpg']);
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(own.details.getByText('Geen afbeeldingen geselecteerd.')).toBeVisible();
});

test('what waits is sent by the next visit of the same user, not of another', async () => {
  const { heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg');
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('article')).toMatchTextContent('Bewaard op je telefoon');
  await opened.close();
  heal();
  const other = await openApp({
    at: '/employeeplanning',
    as: { userType: 'employee', username: 'collega', userId: sampleId() },
    size: 'phone',
    api: own.answerItems(own.plannedItem()),
  });
  await expect.element(page.getByRole('article')).not.toMatchTextContent('Bewaard');
  await opened.close();
  const { api } = await own.openAsEmployee('/employeeplanning', own.answerItems());
  await expect.poll(() => bodies(api)).toMatchObject([{ names: ['a.jpg'] }]);
  expect(bodies(other.api)).toEqual([]);
});

test('what is refused while it waited stays with the reason, until it is sent again or discarded', async () => {
  const { api, heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg');
  await own.notes.fill('Vak 1 af');
  await own.saveButtons.last().click();
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('Bewaard op je telefoon, wordt nog verstuurd');
  heal();
  api.reject(employeePlanning.record, 404, 'not-found');
  window.dispatchEvent(new Event('online'));
  await expect.element(card).toMatchTextContent('1 wijziging niet aangenomen');
  await page.getByRole('button', { name: 'Bekijken' }).click();
  const list = page.getByRole('dialog', { name: 'Nog niet verstuurd' });
  await expect.element(list.getByText(/^Dit werk staat niet meer op je planning/)).toBeVisible();
  await expect.element(list.getByText('Vak 1 af en foto a.jpg')).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect.poll(() => bodies(api)).toHaveLength(3);
  await list.getByRole('button', { name: 'Weggooien' }).click();
  await page
    .getByRole('dialog', { name: 'Weggooien' })
    .getByRole('button', { name: 'Weggooien' })
    .click();
  await expect.element(list.getByText('Er wacht niets meer.')).toBeVisible();
});

test('a rejected photo stays with the reason; the hours and the other photos are saved', async () => {
  const rejection = () => new Rejected(415, 'unsupported-media-type');
  const { api } = await openFailing(rejection, 'a.jpg', 'c.jpg');
  await pick('a.jpg', 'b.jpg', 'c.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('2 foto’s niet verstuurd')).toBeVisible();
  await expect.element(page.getByText('Wel opgeslagen: 8 uur, 1 foto')).toBeVisible();
  expect(names()).toEqual(['a.jpg', 'c.jpg']);
  expect(bodies(api).map((body) => body.hoursWorked)).toEqual(['8', 8, undefined, undefined]);
  await page.getByRole('button', { name: 'c.jpg niet toevoegen' }).click();
  await expect.element(own.details.getByText(/^Dit soort bestand kan niet/)).toBeVisible();
  expect(page.getByRole('button', { name: /opnieuw versturen/i }).elements()).toEqual([]);
});

test('a rejected photo without hours is told as a photo, and its reason goes with it', async () => {
  await openFailing(() => new Rejected(415, 'damaged-image'), 'a.jpg');
  await pick('a.jpg');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('a.jpg niet verstuurd')).toBeVisible();
  const reason = own.details.getByText(/^Deze foto is beschadigd/);
  await expect.element(reason).toBeVisible();
  expect(failedSave.elements()).toEqual([]);
  await page.getByRole('button', { name: 'a.jpg niet toevoegen' }).click();
  await expect.element(reason).not.toBeInTheDocument();
});

test('hours are saved alone when no photo is accepted', async () => {
  const { api } = await openFailing(() => new Rejected(507, 'storage-limit'), 'a.jpg', 'b.jpg');
  await pick('a.jpg', 'b.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('2 foto’s niet verstuurd')).toBeVisible();
  expect(bodies(api)).toEqual([
    { hoursWorked: '8', names: ['a.jpg'], ids: [expect.any(String)] },
    { hoursWorked: 8 },
    { names: ['b.jpg'], ids: [expect.any(String)] },
  ]);
  expect(failedSave.elements()).toEqual([]);
});

test('a photo that waited while its name was taken is sent again under another name', async () => {
  const { api, heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg');
  await own.saveButtons.last().click();
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('Bewaard op je telefoon, wordt nog verstuurd');
  heal();
  const { promise: first, resolve: refuse } = Promise.withResolvers<void>();
  api.intercept(employeePlanning.record, ({ body: { names: sent = [] } }) => {
    if (!sent.includes('a.jpg')) return;
    refuse();
    throw new Rejected(409, 'filename-taken');
  });
  window.dispatchEvent(new Event('online'));
  await first;
  await expect.element(card).toMatchTextContent('1 wijziging niet aangenomen');
  await page.getByRole('button', { name: 'Bekijken' }).click();
  await page.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect.element(page.getByText('Er wacht niets meer.')).toBeVisible();
  expect(bodies(api).at(-1)?.names).toEqual([expect.stringMatching(/^a \d\d\.\d\d\.jpg$/)]);
});

/** A device without room for photos from now on. */
function fillDevice() {
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === 'files') throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, row);
  });
  return () => full.mockRestore();
}

test('on a phone without room a photo says that it is not kept, and is sent with the hours while there is a connection', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  const restore = fillDevice();
  await pick('a.jpg');
  await expect.element(own.details.getByText(/^Niet bewaard: op je telefoon/)).toBeVisible();
  await expectAccessible();
  await own.notes.fill('Vak 1 af');
  await own.saveButtons.last().click();
  await expect.element(saved).toBeVisible();
  restore();
  expect(bodies(api)).toEqual([
    { notes: 'Vak 1 af' },
    { names: ['a.jpg'], ids: [expect.any(String)] },
  ]);
});

/** Chooses photos of which the scaling down waits until the returned function is called. */
async function chooseSlowly(...photos: (string | File)[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const decode = window.createImageBitmap;
  window.createImageBitmap = async (source: ImageBitmapSource) => {
    window.createImageBitmap = decode;
    await promise;
    return decode(source);
  };
  await choose(...photos);
  return resolve;
}

test('on a phone without room and without a connection, what was filled in stays, and is sent later', async () => {
  const { heal } = await openFailing(() => new Unreachable(), 'a.jpg', 'b.jpg');
  const goOn = await chooseSlowly('a.jpg');
  await expect.poll(() => outboxState.getState().drafts).toHaveLength(1);
  const restore = fillDevice();
  goOn();
  await pick('b.jpg');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('b.jpg niet verstuurd')).toBeVisible();
  expect(names()).toEqual(['b.jpg']);
  await expect.element(own.details.getByText(/^Niet bewaard: op je telefoon/)).toBeVisible();
  restore();
  heal();
  window.dispatchEvent(new Event('online'));
  await expect.poll(galleryNames).toEqual(['a.jpg']);
  await own.saveButtons.last().click();
  await expect.element(saved).toBeVisible();
});

test('leaving while photos are sent goes on sending them', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await pick('a.jpg', 'b.jpg');
  const answer = api.hold(employeePlanning.record);
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('button', { name: 'Foto 1 van 2' }).last()).toBeVisible();
  // All of it is stored: nothing is lost by leaving.
  await userEvent.keyboard('{Escape}');
  await expect.element(own.details).not.toBeInTheDocument();
  answer.release();
  await expect.element(saved).toBeVisible();
  expect(bodies(api)).toHaveLength(2);
});

test('what is saved while photos are scaled down is kept at once, and the photos are sent small', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  const goOn = await chooseSlowly('klein.jpg', await photo('groot.jpg', 3_000, 300), 'c.jpg');
  await expect.poll(names).toEqual(['klein.jpg', 'groot.jpg', 'c.jpg']);
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.poll(() => bodies(api).map((body) => body.names)).toEqual([['klein.jpg']]);
  await expect.poll(() => outboxState.getState().entries).toHaveLength(2);
  await opened.close({ isExpired: true });
  await own.openAsEmployee('/employeeplanning', api);
  goOn();
  await expect.poll(() => bodies(api).length, { timeout: 5_000 }).toBe(3);
  const sent = api.received(employeePlanning.record);
  expect(sent.map(({ body }) => body.hoursWorked)).toEqual(['8', undefined, undefined]);
  const { width, height } = await createImageBitmap(sent[1]?.files[0] ?? new Blob());
  expect([width, height]).toEqual([2_560, 256]);
});

test('photos and what was typed are there when the item is opened again after the application was closed, and can be saved', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await pick('a.jpg', 'b.jpg');
  await pendingNames.first().fill('Gevel');
  await own.hours.fill('8');
  await expect
    .poll(() => outboxState.getState().drafts.map(({ body }) => body.names))
    .toEqual([['Gevel.jpg'], ['b.jpg']]);
  await opened.close({ isExpired: true });
  await own.openAsEmployee('/employeeplanning', api);
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent('2 foto’s nog niet opgeslagen');
  await own.openFirst();
  await expect.poll(names).toEqual(['Gevel.jpg', 'b.jpg']);
  await expect.element(own.details.getByText(/^Dit had je al ingevuld/)).toBeVisible();
  await own.saveButtons.last().click();
  await expect.element(saved).toBeVisible();
  expect(bodies(api)).toMatchObject([
    { hoursWorked: '8', names: ['Gevel.jpg'] },
    { names: ['b.jpg'] },
  ]);
});

test.each([
  ['is removed', () => page.getByRole('button', { name: 'a.jpg niet toevoegen' }).click()],
  [
    'is left without saving',
    async () => {
      await userEvent.keyboard('{Escape}');
      await own.unsavedQuestion.getByRole('button', { name: 'Weggaan' }).click();
    },
  ],
])('a photo that %s does not come back', async (_how, leave) => {
  const item = own.plannedItem();
  const { api } = await own.openDetails(item);
  await pick('a.jpg');
  await leave();
  await expect.poll(() => outboxState.getState().drafts).toEqual([]);
  await opened.close({ isExpired: true });
  await own.openAsEmployee('/employeeplanning', api);
  await own.openFirst();
  await expect.element(own.details.getByText('Geen afbeeldingen geselecteerd.')).toBeVisible();
});

test('signing out names the photos that are not saved, and removes them', async () => {
  const item = own.plannedItem();
  await own.openDetails(item);
  await pick('a.jpg');
  await opened.close({ isExpired: true });
  await own.openAsEmployee('/employeeplanning', own.answerItems(item));
  await expect.poll(() => outboxState.getState().drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  const question = page.getByRole('dialog', { name: 'Nog niet alles is verstuurd' });
  await expect
    .element(question)
    .toMatchTextContent('1 foto is nog niet opgeslagen. Dat gaat verloren als je uitlogt.');
  await question.getByRole('button', { name: 'Toch uitloggen' }).click();
  await expect.element(page.getByLabelText('Gebruikersnaam')).toBeVisible();
  await opened.close({ isExpired: true });
  await own.openAsEmployee('/employeeplanning', own.answerItems(item));
  await own.openFirst();
  await expect.element(own.details.getByText('Geen afbeeldingen geselecteerd.')).toBeVisible();
});

test('a photo that stays too large is refused with the reason, and the hours are saved', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  const damaged = [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(limits.imageBytes)];
  await choose(new File(damaged, 'dak.jpg', { type: 'image/jpeg' }));
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('dak.jpg niet verstuurd')).toBeVisible();
  await expect.element(own.details.getByText(problems['too-large'])).toBeVisible();
  expect(names()).toEqual(['dak.jpg']);
  expect(bodies(api)).toEqual([{ hoursWorked: 8 }]);
});
