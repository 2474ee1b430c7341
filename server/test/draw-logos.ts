import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { logoFolder } from '../src/platform/mail/logo.ts';

const sources = new URL('../../web/public/logos/', import.meta.url);
/** At 72 a pixel of the SVG is one of the PNG; a phone shows three for each. */
const DENSITY = 3 * 72;

/** Each built-in logo of the web application as PNG, by name. */
export async function drawLogos(): Promise<Map<string, Buffer>> {
  // The server refuses SVG in uploads, in the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const drawn = new Map<string, Buffer>();
  for (const file of await readdir(sources)) {
    const svg = await readFile(new URL(file, sources));
    const png = await sharp(svg, { density: DENSITY }).png({ palette: true }).toBuffer();
    drawn.set(path.parse(file).name, png);
  }
  return drawn;
}

if (import.meta.main) {
  await mkdir(logoFolder, { recursive: true });
  for (const [name, png] of await drawLogos()) {
    await writeFile(new URL(`${name}.png`, logoFolder), png);
  }
}
