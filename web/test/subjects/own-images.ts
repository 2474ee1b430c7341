import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { details } from './employee-planning.ts';

export const picker = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
export const pendingNames = page.getByRole('textbox', { name: 'Naam' });
/** The current images of the item. */
export const gallery = page.getByRole('button', { name: /^(?!Opnieuw).*\.jpg$/ });
export const galleryNames = () => gallery.elements().map(({ textContent }) => textContent);

export async function photo(name: string, width = 64, height = 48): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(16, 16, 32, 32);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  return new File([blob ?? ''], name, { type: 'image/jpeg' });
}

/** What `upload` of a locator does, without sending the files to the runner and back. */
async function setFiles(input: Locator, files: readonly File[]): Promise<void> {
  await expect.element(input).toBeInTheDocument();
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const element = input.element() as HTMLInputElement;
  element.files = chosen.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses photos on the opened item, by name or as files. */
export async function choose(...photos: (string | File)[]): Promise<void> {
  await details.getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const files = photos.map(async (entry) => (typeof entry === 'string' ? photo(entry) : entry));
  await setFiles(picker.getByLabelText('Foto’s'), await Promise.all(files));
  await picker.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(picker).not.toBeInTheDocument();
}

/** The same, and waits until they are ready to be sent. */
export async function pick(...names: string[]): Promise<void> {
  const before = pendingNames.elements().length;
  await choose(...names);
  await expect.poll(() => pendingNames.elements()).toHaveLength(before + names.length);
}
