import { once } from 'node:events';
import sharp from 'sharp';

export interface Drawing {
  svg: string;
  path: string;
}

export interface Rendered {
  width: number;
  height: number;
  sizeBytes: number;
}

// Runs as a separate process, because SVG decoding is disabled in the app's process, to protect it from uploads.
// Ends when the work is done, or the app exits.
const end = () => process.exit();
process.once('disconnect', end).once('error', end);
const [drawings] = (await once(process, 'message')) as [Drawing[]];
const rendered: Rendered[] = await Promise.all(
  drawings.map(async ({ svg, path }) => {
    const photo = sharp(Buffer.from(svg)).jpeg({ quality: 85 });
    const { width, height, size } = await photo.toFile(path);
    return { width, height, sizeBytes: size };
  }),
);
process.send?.(rendered);
