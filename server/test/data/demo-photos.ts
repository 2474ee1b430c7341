import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Render, renderApart } from '../../src/demo/photos/draw.ts';

/** Renders each drawing once and then copies it from `folder`: the tests fill the demo many times with the same photos. */
export const renderOnce =
  (folder: string): Render =>
  async (drawings) => {
    const wanted = drawings.map(({ svg, path: to }) => {
      const kept = path.join(folder, createHash('sha256').update(svg).digest('hex'));
      return { svg, to, kept };
    });
    const missing = wanted
      .filter(({ kept }) => !existsSync(kept))
      .map(({ svg, kept }) => ({ svg, kept, path: `${kept}-${randomUUID()}` }));
    if (missing.length > 0) {
      await mkdir(folder, { recursive: true });
      await renderApart(missing.map(({ svg, path: to }) => ({ svg, path: to })));
      // By a rename, because another worker may be looking for the same photo.
      await Promise.all(missing.map(({ path: from, kept }) => rename(from, kept)));
    }
    return Promise.all(
      wanted.map(async ({ to, kept }) => {
        await copyFile(kept, to);
        const [{ width, height }, { size }] = await Promise.all([
          sharp(kept).metadata(),
          stat(kept),
        ]);
        return { width, height, sizeBytes: size };
      }),
    );
  };
