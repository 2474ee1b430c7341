import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, type TestApi, Unreachable } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/employee-planning.ts';
import { choose, galleryNames, pendingNames, photo, pick } from '../../../../test/own-images.ts';

const saved = page.getByText('Uren opgeslagen.');
const failedSave = page.getByText('Fout bij het opslaan van uren.');
const stopQuestion = page.getByRole('dialog', { name: 'Nog niet alles verstuurd' });
const retryOf = (name: string) => page.getByRole('button', { name: `Opnieuw versturen: ${name}` });
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
  expect([first, second].map((one) => one?.files.length)).toEqual([1, 1]);
  await expect.element(own.details).not.toBeInTheDocument();
  await own.openFirst();
  expect(pendingNames.elements()).toEqual([]);
  await expect.poll(galleryNames).toEqual(['Gevel.jpg', 'image (2).jpg']);
});

test('after a lost connection only the photos that did not arrive are sent again, without the hours', async () => {
  const { api, heal } = await openFailing(() => new Unreachable(), 'b.jpg');
  await pick('a.jpg', 'b.jpg', 'c.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('2 foto’s niet verstuurd')).toBeVisible();
  expect(names()).toEqual(['b.jpg', 'c.jpg']);
  await expect.poll(galleryNames).toEqual(['a.jpg']);
  await expect
    .element(own.details.getByText('Geen verbinding', { exact: true }).first())
    .toBeVisible();
  await expectAccessible();
  expect([saved.elements(), failedSave.elements()]).toEqual([[], []]);
  heal();
  await retryOf('c.jpg').click();
  await expect.poll(names).toEqual(['b.jpg']);
  expect(saved.elements()).toEqual([]);
  await retryOf('b.jpg').click();
  await expect.element(saved).toBeVisible();
  await expect.element(own.details).not.toBeInTheDocument();
  const [a, lost, c, b] = bodies(api);
  expect(a).toMatchObject({ hoursWorked: '8', names: ['a.jpg'] });
  expect([lost, c, b].map((body) => body && Object.keys(body).toSorted())).toEqual(
    Array(3).fill(['ids', 'names']),
  );
  expect(b?.ids).toEqual(lost?.ids);
});

test('hours that were not sent go along with the photos that are sent again together', async () => {
  const { api, heal } = await openFailing(() => new Unreachable(), 'a.jpg');
  await pick('a.jpg', 'b.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(failedSave).toBeVisible();
  expect(bodies(api)).toHaveLength(1);
  heal();
  await page.getByRole('button', { name: 'Alle 2 opnieuw versturen' }).click();
  await expect.element(saved).toBeVisible();
  expect(bodies(api).map((body) => body.hoursWorked)).toEqual(['8', '8', undefined]);
});

test('a rejected photo stays with the reason; the hours and the other photos are saved', async () => {
  const rejection = () => new Rejected(415, 'unsupported-media-type');
  const { api } = await openFailing(rejection, 'a.jpg', 'c.jpg');
  await pick('a.jpg', 'b.jpg', 'c.jpg');
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('2 foto’s niet verstuurd')).toBeVisible();
  expect(names()).toEqual(['a.jpg', 'c.jpg']);
  expect(bodies(api).map((body) => body.hoursWorked)).toEqual(['8', '8', undefined]);
  await page.getByRole('button', { name: 'c.jpg niet toevoegen' }).click();
  await expect.element(own.details.getByText(/^Dit soort bestand kan niet/)).toBeVisible();
  expect(page.getByRole('button', { name: /opnieuw versturen/i }).elements()).toEqual([]);
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
  ]);
  expect(failedSave.elements()).toEqual([]);
});

test('leaving while photos are sent asks first, and stops sending; a later failure is told', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await pick('a.jpg', 'b.jpg');
  api.hold(employeePlanning.record);
  await own.saveButtons.last().click();
  await expect.element(page.getByRole('button', { name: 'Foto 1 van 2' }).last()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await stopQuestion.getByRole('button', { name: 'Verder versturen' }).click();
  await expect.element(stopQuestion).not.toBeInTheDocument();
  await expect.element(own.details).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await stopQuestion.getByRole('button', { name: 'Weggaan zonder versturen' }).click();
  await expect.element(own.details).not.toBeInTheDocument();
  expect(bodies(api)).toHaveLength(1);
  expect([saved.elements(), failedSave.elements()]).toEqual([[], []]);
  api.disconnect(employeePlanning.record);
  await own.openFirst();
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(failedSave).toBeVisible();
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

const heic = () => new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');

test('chosen photos are scaled down one by one, and saving waits for them', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  const goOn = await chooseSlowly('klein.jpg', await photo('groot.jpg', 3_000, 300), 'c.jpg');
  await expect.element(own.details.getByText('Foto 2 van 3 wordt verkleind')).toBeVisible();
  await expectAccessible();
  await own.saveButtons.last().click();
  expect(bodies(api)).toEqual([]);
  goOn();
  await expect.element(saved).toBeVisible();
  const [, large] = api.received(employeePlanning.record);
  const { width, height } = await createImageBitmap(large?.files[0] ?? new Blob());
  expect([width, height]).toEqual([2_560, 256]);
});

test('a HEIC photo that this browser cannot read says how to set the phone, and nothing is saved without it', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  const goOn = await chooseSlowly(await photo('groot.jpg', 3_000, 300), heic());
  await own.saveButtons.last().click();
  goOn();
  const refusal = own.details.getByRole('alert');
  await expect.element(refusal).toMatchTextContent(/^IMG_1\.HEIC: .*‘Meest compatibel’/);
  await expectAccessible();
  expect(names()).toEqual(['groot.jpg']);
  expect(bodies(api)).toEqual([]);
});
