import { once } from 'node:events';
import sharp from 'sharp';

export interface Drawing {
  svg: string;
  /** Where the photo goes. */
  path: string;
}

export interface Rendered {
  width: number;
  height: number;
  sizeBytes: number;
}

// Runs as a process of its own, because the app's process never decodes drawings: an upload could be one.
// Ends when the app has what it asked for, or is gone.
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
