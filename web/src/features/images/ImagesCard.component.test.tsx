import { images } from '@ploegplan/contract/images';
import { projects } from '@ploegplan/contract/projects';
import { Project } from '@ploegplan/contract/projects.schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { imageAt } from '../../../test/images.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { planningApi } from '../../../test/planning.ts';

const kade = sample(Project, { title: 'Kade' });
const owner = { type: 'project', id: kade.id };
const dayId = sampleId();
const own = imageAt('project', kade.id, 'vooraf.jpg', { sizeBytes: 2_048 });
const ofDay = imageAt('planningitem', dayId, 'gevel.jpg', { projectId: kade.id });
const card = page.getByRole('region', { name: /^Afbeeldingen/ });
const viewer = (name: string) => page.getByRole('dialog', { name });
const notifications = () => page.elementLocator(notificationRegion());

function apiWith(...found: (typeof own)[]): TestApi {
  const api = planningApi({ projects: [kade] });
  api.answer(projects.details, kade);
  api.answer(images.search, ({ query }) => (query.project_id ? found : [...found, elsewhere]));
  return api;
}
const elsewhere = imageAt('client', sampleId(), 'sleutel.jpg');

const open = (api: TestApi, size: keyof typeof sizes = 'office') =>
  openApp({ at: `/project-details/${kade.id}`, api, size });

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) =>
  card.getByLabelText('Afbeelding(en) uploaden').first().upload(files);

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'a project shows its images and those of its days, and each opens with its details (%s)',
  async (size) => {
    await open(apiWith(ofDay, own), size);
    await expect
      .element(card)
      .toMatchTextContent(/Algemeen.*vooraf\.jpg.*Woensdag 14 januari 2026.*gevel\.jpg/);
    await expectAccessible();
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await viewer('vooraf.jpg').getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect
      .element(details)
      .toMatchTextContent(/Ann de Boer.*14 januari 2026 om 10:30.*Kade.*2,0 KB/);
    await expectAccessible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewer('gevel.jpg')).toBeVisible();
    await expect
      .element(details.getByRole('link', { name: 'woensdag 14 januari 2026' }))
      .toHaveAttribute('href', `/planning-details/${dayId}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer('gevel.jpg')).not.toBeInTheDocument();
  },
);

test('without images the text says so', async () => {
  await open(apiWith());
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
});

test.each([
  [404, 'Afbeeldingen niet gevonden'],
  [500, 'Afbeeldingen ophalen mislukt'],
] as const)(
  'images that cannot be read (%i) say "%s", and can be asked for again',
  async (status, text) => {
    const api = apiWith();
    api.reject(images.search, status, status === 404 ? 'not-found' : 'internal');
    await open(api);
    await expect.element(card.getByText(text)).toBeVisible();
    api.answer(images.search, [own]);
    await card.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toBeVisible();
  },
);

test('an image is enlarged by key and by double click, in its original sharpness', async () => {
  await open(apiWith(own));
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  const image = viewer('vooraf.jpg').getByRole('img', { name: 'vooraf.jpg' });
  const scale = () => new DOMMatrix(getComputedStyle(image.element()).transform).a;
  await expect.poll(scale).toBe(1);
  await userEvent.keyboard('++');
  await expect.poll(scale).toBe(2.25);
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe(1);
  await image.dblClick();
  await expect.poll(scale).toBe(2.5);
  // The original, which is as sharp as it gets.
  await expect.element(image).toHaveAttribute('src', expect.not.stringContaining('preview'));
});

test.each([
  [409, 'filename-taken', 'Bestandsnaam bestaat al'],
  [400, 'validation', 'Afbeelding hernoemen mislukt (ongeldig verzoek)'],
  [500, 'internal', 'Afbeelding hernoemen mislukt'],
] as const)(
  'an image that cannot be renamed (%i) says why in the dialog, and is renamed later',
  async (status, code, text) => {
    const api = apiWith(own);
    api.reject(images.rename, status, code);
    await open(api);
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await viewer('vooraf.jpg').getByRole('button', { name: 'Hernoemen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hernoemen' });
    await dialog.getByLabelText('Naam').fill('achteraf');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    const renamed = imageAt('project', kade.id, 'achteraf.jpg');
    api.answer(images.rename, renamed);
    api.answer(images.search, [renamed]);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(viewer('achteraf.jpg')).toBeVisible();
    expect(api.received(images.rename).at(-1)?.body).toEqual({
      sourceType: 'project',
      sourceId: kade.id,
      filename: 'vooraf.jpg',
      newFilename: 'achteraf.jpg',
    });
  },
);

test('deleting asks, goes to the address of the image, and shows the next one', async () => {
  const api = apiWith(own, ofDay);
  api.answer(images.remove, undefined);
  await open(api);
  await card.getByRole('button', { name: 'gevel.jpg' }).click();
  await viewer('gevel.jpg').getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect
    .element(question)
    .toMatchTextContent('Weet je zeker dat je deze afbeelding wilt verwijderen?');
  api.answer(images.search, [own]);
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(viewer('vooraf.jpg')).toBeVisible();
  await expect.element(notifications().getByText('Afbeelding verwijderd.')).toBeVisible();
  expect(api.received(images.remove)[0]?.params).toEqual({
    type: 'planningitem',
    id: dayId,
    filename: 'gevel.jpg',
  });
});

test.each([
  [404, 'not-found', 'Afbeelding niet gevonden'],
  [500, 'internal', 'Verwijderen mislukt'],
] as const)(
  'an image that cannot be deleted (%i) stays, with the text for it',
  async (status, code, text) => {
    const api = apiWith(own);
    api.reject(images.remove, status, code);
    await open(api);
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await viewer('vooraf.jpg').getByRole('button', { name: 'Verwijderen' }).click();
    await page
      .getByRole('dialog', { name: 'Verwijderen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
    await expect.element(notifications().getByText(text)).toBeVisible();
    await expect.element(viewer('vooraf.jpg')).toBeVisible();
  },
);

test('each file is sent by itself under a free name, and the text says that it is uploaded', async () => {
  const api = apiWith(own);
  api.answer(images.upload, [own]);
  await open(api);
  await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toBeVisible();
  await choose(photo('vooraf.jpg'), photo('nieuw.jpg'));
  await expect.element(notifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const sent = api.received(images.upload);
  expect(sent.map(({ params, body }) => [params, body.names])).toEqual([
    [owner, ['vooraf (2).jpg']],
    [owner, ['nieuw.jpg']],
  ]);
  expect(new Set(sent.map(({ body }) => body.ids?.[0])).size).toBe(2);
});

test('an upload without a connection stays with the reason, and is sent again under the same id', async () => {
  const api = apiWith();
  api.answer(images.upload, [own]);
  const { reconnect } = api.disconnect(images.upload);
  await open(api);
  await choose(photo('gevel.jpg'));
  await expect
    .element(card.getByRole('alert'))
    .toMatchTextContent(/^Upload mislukt\. Geen verbinding\./);
  await expectAccessible();
  reconnect();
  await card.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(notifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const ids = api.received(images.upload).map(({ body }) => body.ids?.[0]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  [404, 'not-found', 'Entiteit niet gevonden'],
  [507, 'storage-limit', 'Upload mislukt. De ruimte voor bestanden van je bedrijf is vol.'],
  [415, 'unsupported-media-type', 'Upload mislukt. Dit soort bestand kan niet.'],
] as const)(
  'an upload that is refused (%i %s) says why, and can be taken away',
  async (status, code, text) => {
    const api = apiWith();
    api.reject(images.upload, status, code);
    await open(api);
    await choose(photo('gevel.jpg'));
    await expect.element(card.getByRole('alert')).toMatchTextContent(text);
    await card.getByRole('button', { name: 'gevel.jpg weghalen' }).click();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('a name that somebody else has just taken gets a number', async () => {
  const api = apiWith();
  api.reject(images.upload, 409, 'filename-taken');
  const { release } = api.hold(images.upload);
  await open(api);
  await choose(photo('gevel.jpg'));
  await expect.poll(() => api.received(images.upload)).toHaveLength(1);
  release();
  await expect.poll(() => api.received(images.upload).length).toBeGreaterThan(1);
  api.answer(images.upload, [own]);
  await expect.element(notifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  const names = api.received(images.upload).map(({ body }) => body.names?.[0]);
  expect(names.slice(0, 2)).toEqual(['gevel.jpg', 'gevel (2).jpg']);
});

test('a pasted image is uploaded, unless a field has the focus', async () => {
  const api = apiWith();
  api.answer(images.upload, [own]);
  await open(api);
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(photo('image.png'));
  const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true });
  page.getByPlaceholder('Zoek in help...').element().dispatchEvent(paste());
  document.body.dispatchEvent(paste());
  await expect.element(notifications().getByText('Afbeeldingen geüpload')).toBeVisible();
  expect(api.received(images.upload)).toHaveLength(1);
});

test('existing images are searched, and copied or moved to the owner', async () => {
  const api = apiWith(own);
  api.answer(images.attach, [own]);
  await open(api);
  await card.getByRole('button', { name: 'Bestaande afbeelding(en) kiezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestaande afbeelding(en) kiezen' });
  await expect.element(dialog.getByRole('button', { name: 'Kopiëren' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'sleutel.jpg' }).click();
  await expect.element(dialog.getByText('1 afbeelding gekozen')).toBeVisible();
  // What the owner has already is not offered.
  await expect
    .element(dialog.getByRole('checkbox', { name: 'vooraf.jpg' }))
    .not.toBeInTheDocument();
  await expectAccessible();
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
});

const GIGABYTE = 1024 ** 3;

test('the room for files is said to be nearly full, and full', async () => {
  const api = apiWith();
  api.answer(images.upload, [own]);
  api.answer(images.storage, { usedBytes: Math.round(4.6 * GIGABYTE), limitBytes: 5 * GIGABYTE });
  await open(api);
  await expect.element(card.getByRole('status')).toMatchTextContent('bijna vol: 4,6 GB van 5 GB');
  api.answer(images.storage, { usedBytes: 5 * GIGABYTE, limitBytes: 5 * GIGABYTE });
  await choose(photo('gevel.jpg'));
  await expect.element(card.getByRole('status')).toMatchTextContent('is vol: 5 GB van 5 GB');
});

test('a deleted project only shows its images', async () => {
  const api = apiWith(own);
  api.answer(projects.details, { ...kade, deleted: true });
  await open(api);
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  await expect.element(viewer('vooraf.jpg').getByRole('link', { name: 'Download' })).toBeVisible();
  for (const name of ['Hernoemen', 'Verwijderen']) {
    await expect
      .element(viewer('vooraf.jpg').getByRole('button', { name }))
      .not.toBeInTheDocument();
  }
  await userEvent.keyboard('{Escape}');
  await expect
    .element(card.getByRole('button', { name: 'Afbeelding(en) uploaden' }))
    .not.toBeInTheDocument();
});
