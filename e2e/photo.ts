import type { Page } from '@playwright/test';

/** A small JPEG, drawn by the browser, for a file input. */
export async function makePhoto(page: Page, name = 'foto.jpg') {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#7fa3c7';
      pen.fillRect(0, 0, 640, 480);
      pen.fillStyle = '#a4512f';
      pen.fillRect(160, 180, 320, 300);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}
