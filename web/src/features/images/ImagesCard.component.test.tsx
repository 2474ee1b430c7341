import { images } from '@ploegplan/contract/images/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';
import { imageAt } from '../../../test/subjects/images.ts';
import { setFileKeeper } from '../../lib/kept/files.ts';
import {
  card,
  createApi,
  dayId,
  getNotifications,
  getViewer,
  kade,
  ofDay,
  open,
  own,
} from './test-page.ts';

const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'a project shows its images and those of its days, and each opens with its details (%s)',
  async (size) => {
    await open(createApi(ofDay, own), size);
    await expect
      .element(card)
      .toMatchTextContent(/Algemeen.*vooraf\.jpg.*Woensdag 14 januari 2026.*gevel\.jpg/);
    await expectAccessible();
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await expect
      .element(getViewer(/^vooraf\.jpg \w+ \d+ \w+.*, Ann de Boer · 1 van 2$/))
      .toBeVisible();
    await getViewer('vooraf.jpg').getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect
      .element(details)

      .toMatchTextContent(/vooraf\.jpg.*Ann de Boer.*14 januari 2026 om 10:30.*Kade.*2,0 KB/);
    await expectAccessible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(getViewer('gevel.jpg')).toBeVisible();
    await expect
      .element(details.getByRole('link', { name: 'woensdag 14 januari 2026' }))
      .toHaveAttribute('href', `/planning-details/${dayId}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(details).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(getViewer('gevel.jpg')).not.toBeInTheDocument();
  },
);

test('the back button of the browser closes the viewer on a wide window too', async () => {
  await open(createApi(own));
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  await expect.element(getViewer(/^vooraf\.jpg/)).toBeVisible();
  history.back();
  await expect.element(getViewer(/^vooraf\.jpg/)).not.toBeInTheDocument();
  await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toBeVisible();
});

test('an image that cannot be loaded is told; the small one seen before stands in its place', async () => {
  await open(createApi(own, ofDay));
  const small = new Blob([Uint8Array.fromBase64(PIXEL)], { type: 'image/gif' });
  setFileKeeper({
    keep: () => undefined,
    keepAll: async () => undefined,
    recall: async (url) => (url.includes('gevel') ? small : null),
  });
  onTestFinished(() => setFileKeeper(null));
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  const opened = page.getByRole('dialog');
  const fail = () => opened.getByRole('img').last().element().dispatchEvent(new Event('error'));
  await expect.element(opened.getByRole('img').last()).toBeVisible();
  fail();
  await expect.element(opened.getByText('Deze foto kan nu niet worden geladen.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(opened.getByRole('img', { name: 'gevel.jpg' })).toBeVisible();
  fail();
  const note = opened.getByText(/^Dit is de kleine versie\./);
  await expect.element(note).toBeVisible();
  const image = opened.getByRole('img', { name: 'gevel.jpg' });
  await expect.element(image).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  window.dispatchEvent(new Event('online'));
  await expect.element(image).toHaveAttribute('src', expect.stringMatching(/^\/api\//));
  await expect.element(note).not.toBeInTheDocument();
});

test('without images the text says so', async () => {
  await open(createApi());
  await expect.element(card.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
});

test.each([
  [404, 'Afbeeldingen niet gevonden'],
  [500, 'Afbeeldingen ophalen mislukt'],
] as const)(
  'images that cannot be read (%i) say "%s", and can be asked for again',
  async (status, text) => {
    const api = createApi();
    api.reject(images.search, status, status === 404 ? 'not-found' : 'internal');
    await open(api);
    await expect.element(card.getByText(text)).toBeVisible();
    api.answer(images.search, [own]);
    await card.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toBeVisible();
  },
);

test('an image is enlarged by key and by double click, in its original sharpness', async () => {
  await open(createApi(own));
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  const image = getViewer('vooraf.jpg').getByRole('img', { name: 'vooraf.jpg' });
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
  ['office', 900, 3_000],
  ['phone', 900, 3_000],
  ['phone', 4_000, 1_000],
] as const)(
  'a photo that is larger than the window is whole (%s, %i by %i)',
  async (size, width, height) => {
    await open(createApi(own), size);
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    const shown = getViewer('vooraf.jpg').getByRole('img', { name: 'vooraf.jpg' });
    await expect.element(shown).toBeInTheDocument();
    const image = shown.element();
    if (!(image instanceof HTMLImageElement)) throw new Error('no image');
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
    await image.decode();
    const { width: shownWidth, height: shownHeight } = image.getBoundingClientRect();
    const room = image.parentElement?.getBoundingClientRect();
    expect(shownWidth / shownHeight).toBeCloseTo(width / height, 1);
    expect(shownHeight).toBeLessThanOrEqual(room?.height ?? 0);
    expect(shownWidth).toBeLessThanOrEqual(room?.width ?? 0);
  },
);

test('the preview of the tile is shown enlarged until the larger image has loaded', async () => {
  const backgrounds: string[] = [];
  const observer = new MutationObserver(() => {
    const image = document.querySelector('[role="dialog"] img[alt="vooraf.jpg"]');
    if (image?.parentElement) backgrounds.push(image.parentElement.style.backgroundImage);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await open(createApi(own));
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  await expect.poll(() => backgrounds.at(-1)).toBe('');
  expect(backgrounds[0]).toContain('maxWidth=512');
  observer.disconnect();
});

test.each([
  [409, 'filename-taken', 'Bestandsnaam bestaat al'],
  [400, 'validation', 'Afbeelding hernoemen mislukt (ongeldig verzoek)'],
  [500, 'internal', 'Afbeelding hernoemen mislukt'],
] as const)(
  'an image that cannot be renamed (%i) says why in the dialog, and is renamed later',
  async (status, code, text) => {
    const api = createApi(own);
    api.reject(images.rename, status, code);
    await open(api);
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await getViewer('vooraf.jpg').getByRole('button', { name: 'Hernoemen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hernoemen' });
    await dialog.getByLabelText('Naam').fill('achteraf');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    const renamed = imageAt('project', kade.id, 'achteraf.jpg');
    api.answer(images.rename, renamed);
    api.answer(images.search, [renamed]);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(getViewer('achteraf.jpg')).toBeVisible();
    expect(api.received(images.rename).at(-1)?.body).toEqual({
      sourceType: 'project',
      sourceId: kade.id,
      filename: 'vooraf.jpg',
      newFilename: 'achteraf.jpg',
    });
  },
);

test('typing replaces the name before the extension, and a name that no file can have is refused', async () => {
  const api = createApi(own);
  api.answer(images.rename, own);
  await open(api);
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  await getViewer('vooraf.jpg').getByRole('button', { name: 'Hernoemen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hernoemen' });
  const name = dialog.getByLabelText('Naam');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('a/b:c');
  await expect.element(name).toHaveValue('a/b:c.jpg');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(name)
    .toHaveAccessibleDescription('De bestandsnaam bevat een schuine streep. Kies een andere naam.');
  expect(api.received(images.rename)).toEqual([]);
  await name.fill('gevel.jpg');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('deleting asks, goes to the address of the image, and shows the next one', async () => {
  const api = createApi(own, ofDay);
  api.answer(images.remove, undefined);
  await open(api);
  await card.getByRole('button', { name: 'gevel.jpg' }).click();
  await getViewer('gevel.jpg').getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect
    .element(question)
    .toMatchTextContent('Weet je zeker dat je deze afbeelding wilt verwijderen?');
  await cancelQuestion(question);
  await expect.element(getViewer('gevel.jpg')).toBeVisible();
  expect(api.received(images.remove)).toEqual([]);
  await getViewer('gevel.jpg').getByRole('button', { name: 'Verwijderen' }).click();
  api.answer(images.search, [own]);
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(getViewer('vooraf.jpg')).toBeVisible();
  await expect.element(getNotifications().getByText('Afbeelding verwijderd.')).toBeVisible();
  expect(api.received(images.remove)[0]?.params).toEqual({
    type: 'planningitem',
    id: dayId,
    filename: 'gevel.jpg',
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(card.getByRole('button', { name: 'vooraf.jpg' })).toHaveFocus();
});

test.each([
  [404, 'not-found', 'Afbeelding niet gevonden'],
  [500, 'internal', 'Verwijderen mislukt'],
] as const)(
  'an image that cannot be deleted (%i) stays, with the text for it',
  async (status, code, text) => {
    const api = createApi(own);
    api.reject(images.remove, status, code);
    await open(api);
    await card.getByRole('button', { name: 'vooraf.jpg' }).click();
    await getViewer('vooraf.jpg').getByRole('button', { name: 'Verwijderen' }).click();
    await page
      .getByRole('dialog', { name: 'Verwijderen' })
      .getByRole('button', { name: 'Verwijderen' })
      .click();
    await expect.element(getNotifications().getByText(text)).toBeVisible();
    await expect.element(getViewer('vooraf.jpg')).toBeVisible();
  },
);

test('a deleted project only shows its images', async () => {
  const api = createApi(own);
  api.answer(projects.details, { ...kade, deleted: true });
  await open(api);
  await card.getByRole('button', { name: 'vooraf.jpg' }).click();
  await expect
    .element(getViewer('vooraf.jpg').getByRole('link', { name: 'Downloaden' }))
    .toBeVisible();
  for (const name of ['Hernoemen', 'Verwijderen']) {
    await expect
      .element(getViewer('vooraf.jpg').getByRole('button', { name }))
      .not.toBeInTheDocument();
  }
  await userEvent.keyboard('{Escape}');
  await expect
    .element(card.getByRole('button', { name: 'Afbeelding(en) uploaden' }))
    .not.toBeInTheDocument();
});
