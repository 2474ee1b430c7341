import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { markFolder } from '../../src/platform/images/marks.ts';
import { logoFolder } from '../../src/platform/mail/logo.ts';

const sources = new URL('../../../web/public/logos/', import.meta.url);
/** At 72 a pixel of the SVG is one pixel of the PNG; phones have up to three device pixels for each. */
const DENSITY = 3 * 72;
/** The size of the largest app icon. */
const MARK_SIDE = 512;

/** Renders each built-in logo of the web application; the results by name. */
async function drawEach(draw: (svg: string) => Sharp): Promise<Map<string, Buffer>> {
  // The server disables the SVG decoder for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const drawn = new Map<string, Buffer>();
  for (const file of await readdir(sources)) {
    const svg = await readFile(new URL(file, sources), 'utf8');
    const png = await draw(svg).png({ palette: true }).toBuffer();
    drawn.set(path.parse(file).name, png);
  }
  return drawn;
}

export const drawLogos = () => drawEach((svg) => sharp(Buffer.from(svg), { density: DENSITY }));

/** The mark of each logo: the square at its left, without the name. */
export const drawMarks = () =>
  drawEach((svg) => {
    const mark = svg.replace(
      / width="\d+" height="40" viewBox="0 0 \d+ 40"/,
      ' viewBox="0 0 40 40"',
    );
    return sharp(Buffer.from(mark), { density: (MARK_SIDE / 40) * 72 }).resize(MARK_SIDE);
  });

if (import.meta.main) {
  const drawings = [
    [logoFolder, await drawLogos()],
    [markFolder, await drawMarks()],
  ] as const;
  for (const [folder, drawn] of drawings) {
    await mkdir(folder, { recursive: true });
    for (const [name, png] of drawn) await writeFile(new URL(`${name}.png`, folder), png);
  }
}
