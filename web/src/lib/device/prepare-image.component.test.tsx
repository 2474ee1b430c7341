import { expect, test, vi } from 'vitest';
import { recall, remember, rememberFor } from '../remembered/remembered.ts';
import { findFault, PrepareError, prepareImage } from './prepare-image.ts';
import { photoInPreparation, prepareSafely } from './prepare-safely.ts';

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** Left half red, right half blue: shows how the image was turned, and stays small. */
const halves: Draw = (context, width, height) => {
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
};

/** What a JPEG of high quality needs many bytes for. */
const noise: Draw = (context, width, height) => {
  const pixels = context.createImageData(width, height);
  pixels.data.forEach((_, at) => {
    pixels.data[at] = at % 4 === 3 ? 255 : (at * 7_919) % 251;
  });
  context.putImageData(pixels, 0, 0);
};

interface Drawing {
  draw?: Draw;
  quality?: number;
}

async function drawn(
  width: number,
  height: number,
  type: string,
  { draw = halves, quality = 1 }: Drawing = {},
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) draw(context, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return new File([blob ?? ''], 'gevel.bron', { type, lastModified: 1_000 });
}

/** A JPEG with the given EXIF orientation. */
async function turned(file: File, orientation: number): Promise<File> {
  const head = '\u00ff\u00d8\u00ff\u00e1\0\u0022Exif\0\0II*\0\u0008\0\0\0\u0001\0';
  const entry = `\u0012\u0001\u0003\0\u0001\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`;
  const exif = Uint8Array.from(head + entry, (character) => character.charCodeAt(0));
  return new File([exif, file.slice(2)], file.name, { type: file.type });
}

async function look(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { width, height, colourAt };
}

test('a photo becomes as large as asked on its longer side, under its own name', async () => {
  const photo = await drawn(1_200, 600, 'image/jpeg');
  const prepared = await prepareImage(photo, { side: 300 });
  expect(await look(prepared)).toMatchObject({ width: 300, height: 150 });
  expect(prepared).toMatchObject({ name: 'gevel.bron', type: 'image/jpeg', lastModified: 1_000 });
  expect(prepared.size).toBeLessThan(photo.size);
});

test('a photo whose scaling down ended the application three times is sent as it is', async () => {
  rememberFor({ tenant: 'demo', username: 'anja' });
  const photo = await drawn(1_200, 600, 'image/jpeg');
  expect(await prepareSafely('foto', photo, 300)).not.toBe(photo);
  expect(recall(photoInPreparation)).toBeNull();
  remember(photoInPreparation, { id: 'foto', tries: 3 });
  expect(await prepareSafely('foto', photo, 300)).toBe(photo);
  expect(await prepareSafely('andere foto', photo, 300)).not.toBe(photo);
});

test('a photo that is turned by its EXIF data is upright afterwards', async () => {
  const photo = await turned(await drawn(1_200, 600, 'image/jpeg'), 6);
  const { width, height, colourAt } = await look(await prepareImage(photo, { side: 300 }));
  expect([width, height]).toEqual([150, 300]);
  expect([colourAt(75, 50), colourAt(75, 250)]).toEqual(['red', 'blue']);
});

test('a photo that is small enough stays as it is', async () => {
  const photo = await drawn(300, 150, 'image/jpeg');
  expect(await prepareImage(photo, { side: 300 })).toBe(photo);
});

test('a photo that would become larger stays as it is', async () => {
  const photo = await drawn(601, 600, 'image/jpeg', { draw: noise, quality: 0.05 });
  expect(await prepareImage(photo, { side: 600 })).toBe(photo);
});

test('an opaque PNG becomes a JPEG, one with transparent parts stays as it is', async () => {
  const opaque = await drawn(800, 400, 'image/png', { draw: noise });
  const prepared = await prepareImage(opaque, { side: 400 });
  expect(await look(prepared)).toMatchObject({ width: 400, height: 200 });
  expect(prepared).toMatchObject({ name: 'gevel.jpg', type: 'image/jpeg' });
  const draw: Draw = (context, width, height) => {
    noise(context, width, height);
    context.clearRect(0, 0, 40, 40);
  };
  const transparent = await drawn(800, 400, 'image/png', { draw });
  expect(await prepareImage(transparent, { side: 400 })).toBe(transparent);
});

test('HEIC is refused in words that say how to set the phone, and does not stop the next photo', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'a.jpg', { type: 'image/jpeg' });
  const photo = await drawn(600, 300, 'image/jpeg');
  const [refused, prepared] = await Promise.allSettled([
    prepareImage(heic, { side: 300 }),
    prepareImage(photo, { side: 300 }),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(PrepareError) });
  expect(String('reason' in refused && refused.reason.message)).toMatch(
    /Instellingen > Camera > Structuren > ‘Meest compatibel’.*‘HEIF-foto’s’ uit/,
  );
  expect(prepared).toMatchObject({ status: 'fulfilled', value: { type: 'image/jpeg' } });
});

test('HEIC becomes a JPEG where the browser can decode it, also when it is small', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'gevel.heic', {
    type: 'image/heic',
  });
  const content = await drawn(200, 100, 'image/jpeg');
  // Chromium decodes no HEIC: its two decoders get what one of Safari would make of it.
  const { createObjectURL } = URL;
  const decode = globalThis.createImageBitmap.bind(globalThis);
  const readable = <T,>(source: T) => (source === heic ? content : source);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) =>
    createObjectURL(readable(source)),
  );
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation((source: ImageBitmapSource) =>
    decode(readable(source)),
  );
  const sent = await prepareImage(heic, { side: 300 });
  expect(sent).toMatchObject({ name: 'gevel.jpg', type: 'image/jpeg' });
  expect(await decode(sent)).toMatchObject({ width: 200, height: 100 });
});

test.each([
  [
    'a damaged JPEG',
    async () =>
      new File([Uint8Array.of(0xff, 0xd8, 0xff), ' en dan niets'], 'a.jpg', { type: 'image/jpeg' }),
  ],
  [
    'a truncated JPEG',
    async () => {
      const whole = await drawn(1_200, 600, 'image/jpeg');
      return new File([whole.slice(0, whole.size * 0.7)], 'a.jpg', { type: 'image/jpeg' });
    },
  ],
])('%s stays as it is', async (_what, make) => {
  const file = await make();
  expect(await prepareImage(file, { side: 300 })).toBe(file);
});

test.each([
  ['an empty file', '', 'Dit bestand is leeg.'],
  ['no image', 'geen foto', 'Dit is geen foto. Kies een foto, zoals een JPEG of PNG.'],
])('%s is refused before it is sent', async (_what, content, message) => {
  const file = new File([content], 'a.jpg', { type: 'image/jpeg' });
  expect(await findFault(file)).toBe(message);
  await expect(prepareImage(file, { side: 300 })).rejects.toThrow(new PrepareError(message));
});
