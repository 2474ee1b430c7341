import { readFile } from 'node:fs/promises';

/** The marks of the built-in logos, 512 pixels square. Generated from the web application's logos by test/draw-logos.ts. */
export const markFolder = new URL('./marks/', import.meta.url);

/** The mark of a built-in logo; the product's own mark when there is none of that name. */
export async function readBuiltInMark(name: string): Promise<Buffer> {
  const file = /^[\w-]+$/.test(name) ? name : 'ploegplan';
  return readFile(new URL(`${file}.png`, markFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || file === 'ploegplan') throw error;
    return readBuiltInMark('ploegplan');
  });
}
