import type { Page } from '@playwright/test';

/** A JPEG, small unless a size is given, drawn by the browser, for a file input. */
export async function makePhoto(
  page: Page,
  name = 'foto.jpg',
  size: { width: number; height: number } = { width: 640, height: 480 },
) {
  const data = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#7fa3c7';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#a4512f';
      pen.fillRect(width / 4, height / 3, width / 2, height / 2);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, size);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}
