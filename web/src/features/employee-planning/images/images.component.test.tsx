import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { ImageInfo } from '@ploegplan/contract/images/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';
import {
  gallery,
  galleryNames,
  pendingNames,
  photo,
  pick,
  picker,
} from '../../../../test/subjects/own-images.ts';

const question = page.getByRole('dialog', { name: 'Verwijderen' });
const renaming = page.getByRole('dialog', { name: 'Hernoemen' });
const viewer = (name: string) => page.getByRole('dialog', { name });

const backgroundOf = (element: Element | null) =>
  element && getComputedStyle(element).backgroundColor;

/** A colour of the theme as the browser computes it. */
function themeColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--mantine-color-${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** After which an observer of the view has been called. */
const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('selected images show preview, size and unique name, and can be removed', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await expect.element(own.details.getByText('Geen afbeeldingen geselecteerd.')).toBeVisible();
  await expect.element(own.details.getByText('Geen afbeeldingen gevonden.')).toBeVisible();
  await pick('image.jpg', 'image.jpg', 'weg.jpg');
  await expect.element(pendingNames.nth(0)).toHaveValue('image.jpg');
  await expect.element(pendingNames.nth(1)).toHaveValue('image (2).jpg');
  await own.details.getByRole('button', { name: 'image (2).jpg bekijken' }).click();
  const image = viewer('image (2).jpg 2 van 3').getByRole('img', { name: 'image (2).jpg' });
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBe(64);
  await expectAccessible();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.getByRole('button', { name: 'Niet toevoegen', exact: true }).click();
  await expect.element(viewer('image (2).jpg 2 van 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pendingNames.nth(1).click();
  await userEvent.keyboard('{Enter}');
  expect(api.received(employeePlanning.record)).toEqual([]);
  await expect.element(pendingNames.nth(1)).not.toHaveFocus();
  await pick('weg.jpg');
  await expect.element(own.details.getByText(/^\d+(,\d)? (B|KB)$/).first()).toBeVisible();
  await expectAccessible();
  await own.details.getByRole('button', { name: 'weg.jpg niet toevoegen' }).click();
  await expect.poll(() => pendingNames.elements()).toHaveLength(2);
});

test('images with duplicate names are rejected', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await pick('image.jpg', 'image.jpg');
  await pendingNames.nth(0).fill('image (2)');
  await expect
    .poll(() => own.details.getByText('Bestandsnaam bestaat al').elements())
    .toHaveLength(2);
  await own.saveButtons.last().click();
  expect(api.received(employeePlanning.record)).toEqual([]);
});

test('files that cannot be sent are rejected and not counted; Escape closes only the picker', async () => {
  await own.openDetails(own.plannedItem());
  await own.details.getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  await expect.element(picker).toBeVisible();
  await expectAccessible();
  const bill = new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' });
  await picker.getByLabelText('Foto’s').upload(bill);
  const refusal = picker.getByText('Alleen afbeeldingen kunnen mee, bon.pdf niet.');
  await expect.element(refusal).toBeVisible();
  const add = picker.getByRole('button', { name: 'Toevoegen', exact: true });
  await expect.element(add).toBeDisabled();
  const empty = new File([], 'leeg.jpg', { type: 'image/jpeg' });
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');
  await picker.getByLabelText('Foto’s').upload([bill, empty, heic, await photo('gevel.jpg')]);
  await expect.element(picker.getByText(/^1 afbeelding gekozen/)).toBeVisible();
  await expect.element(refusal).toBeVisible();
  for (const reason of ['leeg.jpg: Dit bestand is leeg.', /IMG_1\.HEIC: .*‘Meest compatibel’/])
    await expect.element(picker.getByText(reason)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(own.details).toBeVisible();
});

test('selected images are kept after a failed save', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  await pick('gevel.jpg');
  api.reject(employeePlanning.record, 404, 'not-found');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  await expect.element(pendingNames).toHaveValue('gevel.jpg');
});

test('without a connection the images say at once that they cannot be seen, and appear when it is back', async () => {
  const item = own.plannedItem(own.imagesOf('gevel.jpg'));
  const api = own.answerItems(item);
  const whole = api.hold(employeePlanning.get);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await own.openDetails(item, api);
  const told = own.details.getByText('Zonder verbinding zijn foto’s niet te zien.');
  await expect.element(told).toBeVisible();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(told).not.toBeInTheDocument();
  whole.release();
  await expect.poll(galleryNames).toEqual(['gevel.jpg']);
});

test('the viewer navigates by button, arrow key and swipe, and links to the original', async () => {
  const item = own.plannedItem(own.imagesOf('a.jpg', 'b.jpg', 'c.jpg'));
  await own.openDetails(item);
  await gallery.nth(1).click();
  await expect.element(viewer('b.jpg')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect.element(viewer('c.jpg')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(viewer('a.jpg')).toBeVisible();
  const image = viewer('a.jpg').getByRole('img', { name: 'a.jpg' });
  const swipe = (type: string, clientX: number) =>
    image
      .element()
      .dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 300, isPrimary: true, bubbles: true }),
      );
  swipe('pointerdown', 300);
  swipe('pointerup', 150);
  await expect.element(viewer('b.jpg')).toBeVisible();
  const download = page.getByRole('link', { name: 'Downloaden' });
  await expect.element(download).toHaveAttribute('download', 'b.jpg');
  await expect
    .element(download)
    .toHaveAttribute('href', `/api/employee-planning/planningitem/${item.id}/images/b.jpg`);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer('b.jpg')).not.toBeInTheDocument();
  await expect.element(own.details).toBeVisible();
});

test('an own image is deleted after confirmation; the next one is shown', async () => {
  const item = own.plannedItem(own.imagesOf('a.jpg', 'b.jpg'));
  const { api } = await own.openDetails(item);
  api.answer(employeePlanning.removeImage, undefined);
  await gallery.first().click();
  const remove = page.getByRole('button', { name: 'Verwijderen' });
  await remove.click();
  await expect
    .element(question.getByText('Weet je zeker dat je deze afbeelding wilt verwijderen?'))
    .toBeVisible();
  const confirm = question.getByRole('button', { name: 'Verwijderen' });
  expect(backgroundOf(confirm.element())).toBe(themeColour('red-9'));
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(viewer('a.jpg')).toBeVisible();
  expect(api.received(employeePlanning.removeImage)).toEqual([]);
  await remove.click();
  await confirm.click();
  await expect.element(page.getByText('Afbeelding verwijderd.')).toBeVisible();
  expect(api.received(employeePlanning.removeImage).map(({ params }) => params)).toEqual([
    { id: item.id, filename: 'a.jpg' },
  ]);
  await expect.element(viewer('b.jpg')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(galleryNames).toEqual(['b.jpg']);
});

test('an image is kept when deleting fails', async () => {
  const { api } = await own.openDetails(own.plannedItem(own.imagesOf('a.jpg')));
  api.disconnect(employeePlanning.removeImage);
  await gallery.first().click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Verwijderen mislukt.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(viewer('a.jpg')).toBeVisible();
});

test('an own image is renamed; a taken name shows a field error without notification', async () => {
  const { api } = await own.openDetails(own.plannedItem(own.imagesOf('a.jpg', 'b.jpg')));
  api.answer(images.rename, ({ body: { newFilename: filename } }) => {
    if (filename === 'b.jpg') throw new Rejected(409, 'filename-taken');
    return sample(ImageInfo, { filename });
  });
  await gallery.first().click();
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  const name = renaming.getByLabelText('Naam');
  await name.fill('b');
  await renaming.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(name).toHaveAccessibleDescription('Bestandsnaam bestaat al');
  await expect.element(name).toHaveValue('b');
  expect(document.querySelector('#notifications')?.textContent).toBe('');
  await name.fill('Voorgevel');
  await renaming.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(renaming).not.toBeInTheDocument();
  await expect.element(viewer('Voorgevel.jpg')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(galleryNames).toEqual(['Voorgevel.jpg', 'b.jpg']);
  expect(api.received(employeePlanning.record)).toEqual([]);
});

test.each(['', '  ', 'a.jpg'])(
  'a rename to "%s" is ignored and closes the dialog',
  async (typed) => {
    const { api } = await own.openDetails(own.plannedItem(own.imagesOf('a.jpg')));
    await gallery.first().click();
    await page.getByRole('button', { name: 'Hernoemen' }).click();
    await renaming.getByLabelText('Naam').fill(typed);
    await renaming.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(renaming).not.toBeInTheDocument();
    await expect.element(viewer('a.jpg')).toBeVisible();
    expect(api.received(images.rename)).toEqual([]);
  },
);

test("a colleague's image and one of the whole range are shown, and only an own one can be changed", async () => {
  const range = { ...sample(ImageInfo).metadata, entityType: 'planningrange' as const };
  const ofColleague = sample(ImageInfo, { filename: 'a.jpg', uploaderEmployeeId: sampleId() });
  const ofRange = sample(ImageInfo, {
    filename: 'b.jpg',
    uploaderEmployeeId: own.ownEmployeeId,
    metadata: range,
  });
  const item = own.plannedItem({ images: ['a.jpg', 'b.jpg'], imagesInfo: [ofColleague, ofRange] });
  const { api } = await own.openDetails(item);
  await gallery.first().click();
  await expect.element(viewer('a.jpg')).toBeVisible();
  const changes = page.getByRole('button', { name: /Verwijderen|Hernoemen/ });
  expect(changes.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect.element(viewer('b.jpg')).toMatchTextContent('bij alle dagen');
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  api.answer(images.rename, sample(ImageInfo, { filename: 'c.jpg' }));
  await renaming.getByLabelText('Naam').fill('c');
  await renaming.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(renaming).not.toBeInTheDocument();
  expect(api.received(images.rename)[0]?.body).toMatchObject({
    sourceType: 'planningitem',
    sourceId: item.id,
    filename: 'b.jpg',
  });
});

test('an image that is not an own one any more is kept with a warning', async () => {
  const { api } = await own.openDetails(own.plannedItem(own.imagesOf('a.jpg')));
  api.reject(employeePlanning.removeImage, 403, 'not-uploader');
  await gallery.first().click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  const warning = page.getByText('Je kunt alleen je eigen afbeeldingen verwijderen.');
  await expect.element(warning).toBeVisible();
  const icon = document.querySelector('#notifications .mantine-Notification-icon');
  expect(backgroundOf(icon), 'a warning').toBe(themeColour('orange-8'));
  await expect.element(viewer('a.jpg')).toBeVisible();
});

test.each(['drawer', 'page'])(
  'six previews load at once, the others within 100 px of the viewport (%s)',
  async (place) => {
    const names = Array.from({ length: 12 }, (_, index) => `foto ${index + 10}.jpg`);
    const item = own.plannedItem(own.imagesOf(...names));
    const at = place === 'page' ? `/planning-details/${item.id}` : '/employeeplanning';
    await own.openAsEmployee(at, own.answerItems(item));
    await page.viewport(390, 600);
    if (place === 'drawer') await own.openFirst();
    await expect.poll(() => gallery.elements()).toHaveLength(12);
    const previews = () => [...document.querySelectorAll<HTMLImageElement>('li img')];
    expect(previews()).toHaveLength(6);
    for (const { src } of previews()) expect(src).toMatch(/\?preview=true&maxWidth=512$/);
    const seventh = gallery.nth(6).element();
    const content = place === 'drawer' && seventh.closest('[class*=content]');
    /** Scrolls until the seventh image begins so many pixels below what is in view. */
    const bringTo = (below: number) => {
      const bottom = content ? content.getBoundingClientRect().bottom : innerHeight;
      const by = seventh.getBoundingClientRect().top - bottom - below;
      (content || document.documentElement).scrollTop += by;
    };
    bringTo(120);
    await twoFrames();
    expect(previews()).toHaveLength(6);
    bringTo(80);
    await expect.poll(previews).toHaveLength(8);
  },
);
